import type { Color, Square } from '@lance/chess'

/** The colors to draw with, chosen by modifier keys as on other chess sites. */
export type Brush = 'green' | 'red' | 'blue' | 'yellow'

/** A private mark that a player draws on the board: an arrow, or a circle if it ends where it began. */
export type Shape = { readonly from: Square; readonly to: Square; readonly brush: Brush }

/** More than a player ever draws; beyond it, the oldest are dropped. */
const SHAPES_LIMIT = 32

type Keys = { shiftKey: boolean; ctrlKey: boolean; altKey: boolean; metaKey: boolean }

export function brushOf({ shiftKey, ctrlKey, altKey, metaKey }: Keys): Brush {
  const isFirst = shiftKey || ctrlKey
  const isSecond = altKey || metaKey
  if (isFirst) return isSecond ? 'yellow' : 'red'
  return isSecond ? 'blue' : 'green'
}

/** Adds a shape. The same shape again removes it; in another color it replaces the old one. */
export function drawShape(shapes: readonly Shape[], shape: Shape): readonly Shape[] {
  const same = shapes.find(({ from, to }) => from === shape.from && to === shape.to)
  const others = shapes.filter((one) => one !== same)
  return same?.brush === shape.brush ? others : [...others, shape].slice(-SHAPES_LIMIT)
}

/** The center of a square, in squares from the board's top left corner. */
export function centerOf(square: Square, orientation: Color): { x: number; y: number } {
  const [file, rank] = [square & 7, square >> 3]
  return orientation === 'white' ? { x: file + 0.5, y: 7.5 - rank } : { x: 7.5 - file, y: rank + 0.5 }
}

const SHAFT = 0.1
const HEAD_LENGTH = 0.42
const HEAD_WIDTH = 0.25
/** How far from the center of its square an arrow begins. */
const START = 0.18

/** An arrow's outline as an SVG path, in squares. */
export function arrowPath({ from, to }: Shape, orientation: Color): string {
  const [start, end] = [centerOf(from, orientation), centerOf(to, orientation)]
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const [alongX, alongY] = [(end.x - start.x) / length, (end.y - start.y) / length]
  const at = (along: number, aside: number) =>
    `${round(start.x + alongX * along - alongY * aside)} ${round(start.y + alongY * along + alongX * aside)}`
  const neck = length - HEAD_LENGTH
  const points = [
    at(START, SHAFT),
    at(neck, SHAFT),
    at(neck, HEAD_WIDTH),
    at(length, 0),
    at(neck, -HEAD_WIDTH),
    at(neck, -SHAFT),
    at(START, -SHAFT),
  ]
  return `M${points.join('L')}z`
}

const round = (value: number) => Math.round(value * 1000) / 1000
