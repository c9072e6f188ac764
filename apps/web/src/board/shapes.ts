import type { Color, Square } from '@lance/chess'

/** The colours one draws with, by the keys held down, as players know them from elsewhere. */
export type Brush = 'green' | 'red' | 'blue' | 'yellow'

/** What a player draws on the board for himself: an arrow, or a circle where it ends where it began. */
export type Shape = { readonly from: Square; readonly to: Square; readonly brush: Brush }

/** More than anybody draws; the oldest make room. */
const SHAPES_LIMIT = 32

type Keys = { shiftKey: boolean; ctrlKey: boolean; altKey: boolean; metaKey: boolean }

export function brushOf({ shiftKey, ctrlKey, altKey, metaKey }: Keys): Brush {
  const isFirst = shiftKey || ctrlKey
  const isSecond = altKey || metaKey
  if (isFirst) return isSecond ? 'yellow' : 'red'
  return isSecond ? 'blue' : 'green'
}

/** Draws a shape; the same once more rubs it out, and in another colour replaces it. */
export function drawShape(shapes: readonly Shape[], shape: Shape): readonly Shape[] {
  const same = shapes.find(({ from, to }) => from === shape.from && to === shape.to)
  const others = shapes.filter((one) => one !== same)
  return same?.brush === shape.brush ? others : [...others, shape].slice(-SHAPES_LIMIT)
}

/** The middle of a square on a board of eight by eight, from its top left corner. */
export function centreOf(square: Square, orientation: Color): { x: number; y: number } {
  const [file, rank] = [square & 7, square >> 3]
  return orientation === 'white' ? { x: file + 0.5, y: 7.5 - rank } : { x: 7.5 - file, y: rank + 0.5 }
}

const SHAFT = 0.1
const HEAD_LENGTH = 0.42
const HEAD_WIDTH = 0.25
/** How far from the middle of its square an arrow begins. */
const START = 0.18

/** An arrow's outline as the path of an SVG, in squares. */
export function arrowPath({ from, to }: Shape, orientation: Color): string {
  const [start, end] = [centreOf(from, orientation), centreOf(to, orientation)]
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
