import type { InputTarget } from './inputTarget.ts'
import { squareUnder } from './inputTarget.ts'
import { brushOf } from './shapes.ts'

const RIGHT_BUTTON = 2

/** Lets the right button draw arrows and circles, and suppresses its context menu. */
export function listenToDrawing({ root, state, step }: InputTarget, options: { signal: AbortSignal }): void {
  let frame: DOMRect | null = null
  const under = (event: PointerEvent) =>
    frame === null ? null : squareUnder(event, frame, state().orientation)
  const begin = (event: PointerEvent) => {
    if (event.button !== RIGHT_BUTTON || event.pointerType === 'touch') return
    frame = root.getBoundingClientRect()
    const square = under(event)
    if (square === null) return
    root.setPointerCapture(event.pointerId)
    step({ type: 'draw', square, brush: brushOf(event) })
  }
  const extend = (event: PointerEvent) => {
    const { drawing } = state()
    if (drawing === null) return
    const square = under(event)
    if (square !== drawing.to) step({ type: 'draw_over', square })
  }
  root.addEventListener('pointerdown', begin, options)
  root.addEventListener('pointermove', extend, options)
  root.addEventListener('pointerup', () => step({ type: 'draw_end' }), options)
  root.addEventListener('pointercancel', () => step({ type: 'draw_end' }), options)
  root.addEventListener('contextmenu', (event) => event.preventDefault(), options)
}
