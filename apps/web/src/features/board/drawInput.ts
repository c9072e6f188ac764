import type { InputTarget } from './inputTarget.ts'
import { squareUnder } from './inputTarget.ts'
import { brushOf } from './shapes.ts'

const RIGHT_BUTTON = 2
/** How long a finger rests before it draws, and how far it may slip meanwhile, in CSS pixels. */
const LONG_PRESS_MS = 450
const SLIP_PX = 10

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
  listenToLongPress({ root, state, step }, options)
  root.addEventListener('pointerdown', begin, options)
  root.addEventListener('pointermove', extend, options)
  root.addEventListener('pointerup', () => step({ type: 'draw_end' }), options)
  root.addEventListener('pointercancel', () => step({ type: 'draw_end' }), options)
  root.addEventListener('contextmenu', (event) => event.preventDefault(), options)
}

/** Lets a finger that rests on a square draw from there, on a board that keeps its shapes. */
function listenToLongPress(
  { root, state, step }: Pick<InputTarget, 'root' | 'state' | 'step'>,
  options: { signal: AbortSignal },
): void {
  let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null
  const end = () => {
    clearTimeout(press?.timer)
    press = null
  }
  const begin = (event: PointerEvent) => {
    end()
    if (event.pointerType !== 'touch' || !event.isPrimary || state().keptShapes === undefined) return
    const square = squareUnder(event, root.getBoundingClientRect(), state().orientation)
    if (square === null) return
    const draw = () => {
      press = null
      step({ type: 'draw', square, brush: 'green' })
    }
    press = { timer: setTimeout(draw, LONG_PRESS_MS), x: event.clientX, y: event.clientY }
  }
  const move = ({ clientX, clientY, pointerType }: PointerEvent) => {
    if (press !== null && Math.hypot(clientX - press.x, clientY - press.y) > SLIP_PX) end()
    const { drawing, orientation } = state()
    if (drawing === null || pointerType !== 'touch') return
    const square = squareUnder({ clientX, clientY }, root.getBoundingClientRect(), orientation)
    if (square !== drawing.to) step({ type: 'draw_over', square })
  }
  root.addEventListener('pointerdown', begin, options)
  root.addEventListener('pointermove', move, options)
  root.addEventListener('pointerup', end, options)
  root.addEventListener('pointercancel', end, options)
  // The finger that draws doesn't scroll the page.
  const hold = (event: TouchEvent) => {
    if (state().drawing !== null && event.cancelable) event.preventDefault()
  }
  root.addEventListener('touchmove', hold, { ...options, passive: false })
}
