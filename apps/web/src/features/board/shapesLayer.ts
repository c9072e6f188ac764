import type { Color } from '@lance/chess'
import { arrowPath, centerOf, type Shape } from './shapes.ts'
import type { BoardState } from './state.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Draws the player's shapes and the arrow of a hint over the pieces. */
export class ShapesLayer {
  readonly #layer = document.createElementNS(SVG, 'svg')
  #shapes: readonly Shape[] = []
  #drawing: Shape | null = null
  #hint: BoardState['hint'] = null
  #orientation: Color | null = null

  constructor(root: HTMLElement) {
    this.#layer.setAttribute('class', 'board-shapes')
    this.#layer.setAttribute('viewBox', '0 0 8 8')
    this.#layer.setAttribute('aria-hidden', 'true')
    root.append(this.#layer)
  }

  draw({ shapes, drawing, hint, orientation }: BoardState): void {
    const isDrawn = shapes === this.#shapes && drawing === this.#drawing && hint === this.#hint
    if (isDrawn && orientation === this.#orientation) return
    this.#hint = hint
    this.#shapes = shapes
    this.#drawing = drawing
    this.#orientation = orientation
    const hinted: Shape[] = hint ? [{ from: hint[0], to: hint[1], brush: 'blue' }] : []
    const all = [...hinted, ...shapes, ...(drawing === null ? [] : [drawing])]
    this.#layer.replaceChildren(...all.map((shape) => makeShape(shape, orientation)))
  }
}

function makeShape(shape: Shape, orientation: Color): SVGElement {
  const isCircle = shape.from === shape.to
  const element = document.createElementNS(SVG, isCircle ? 'circle' : 'path')
  if (isCircle) {
    const { x, y } = centerOf(shape.from, orientation)
    element.setAttribute('cx', String(x))
    element.setAttribute('cy', String(y))
    element.setAttribute('r', '.45')
  } else element.setAttribute('d', arrowPath(shape, orientation))
  element.setAttribute('data-brush', shape.brush)
  return element
}
