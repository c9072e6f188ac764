import { squareAt } from './boardCells.ts'
import { listenToDrawing } from './drawInput.ts'
import { type InputTarget, squareUnder } from './inputTarget.ts'

/** How far a pointer moves before a drag starts, in CSS pixels: clicks are never perfectly still. */
const DRAG_FROM_PX = 4

type Press = {
  pointerId: number
  startX: number
  startY: number
  frame: DOMRect
  dragged: HTMLElement | null
}

/** Converts pointer and key events into board inputs; returns how to stop. */
export function listenToInput(target: InputTarget): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  const pointers = new PointerInput(target)
  const { root } = target
  // A square that was focused with a pointer needs no focus ring.
  const markPointerUse = (isByHand: boolean) => () => root.toggleAttribute('data-by-hand', isByHand)
  root.addEventListener('pointerdown', markPointerUse(true), options)
  root.addEventListener('keydown', markPointerUse(false), options)
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) markPointerUse(false)()
    },
    options,
  )
  root.addEventListener('pointerdown', (event) => pointers.down(event), options)
  root.addEventListener('pointermove', (event) => pointers.move(event), options)
  root.addEventListener('pointerup', (event) => pointers.up(event), options)
  root.addEventListener('pointercancel', (event) => pointers.cancel(event), options)
  root.addEventListener('keydown', (event) => pressKey(event, target), options)
  root.addEventListener('click', (event) => chooseByClick(event, target), options)
  listenToDrawing(target, options)
  return () => stop.abort()
}

class PointerInput {
  readonly #target: InputTarget
  #press: Press | null = null

  constructor(target: InputTarget) {
    this.#target = target
  }

  down(event: PointerEvent) {
    if (this.#press !== null || event.button !== 0 || !event.isPrimary) return
    const frame = this.#target.root.getBoundingClientRect()
    const square = squareUnder(event, frame, this.#target.state().orientation)
    if (square === null) return
    this.#press = {
      pointerId: event.pointerId,
      startX: event.clientX,
      startY: event.clientY,
      frame,
      dragged: null,
    }
    this.#target.step({ type: 'press', square })
    if (this.#target.state().drag === null) return
    this.#target.root.setPointerCapture(event.pointerId)
    event.preventDefault()
    this.#target.focus(square)
  }

  move(event: PointerEvent) {
    const press = this.#press
    const { drag } = this.#target.state()
    if (press?.pointerId !== event.pointerId) return
    // Pressing the right button meanwhile puts the piece back.
    if (event.button === 2) return this.cancel(event)
    if (drag === null) return settle(press)
    const isFar = Math.hypot(event.clientX - press.startX, event.clientY - press.startY) >= DRAG_FROM_PX
    if (press.dragged === null && isFar) {
      press.dragged = this.#target.pieceOn(drag.from)
      if (press.dragged !== null) press.dragged.dataset.dragged = ''
    }
    if (press.dragged === null) return
    const side = press.frame.width / 8
    const x = event.clientX - press.frame.left - side / 2
    const y = event.clientY - press.frame.top - side / 2
    press.dragged.style.transform = `translate(${x}px, ${y}px)`
    const over = squareUnder(event, press.frame, this.#target.state().orientation)
    if (over !== drag.over) this.#target.step({ type: 'hover', square: over })
  }

  up(event: PointerEvent) {
    const press = this.#release(event)
    if (press === null) return
    this.#target.step({
      type: 'release',
      square: squareUnder(event, press.frame, this.#target.state().orientation),
    })
    settle(press)
  }

  cancel(event: PointerEvent) {
    const press = this.#release(event)
    if (press === null) return
    this.#target.step({ type: 'let_go' })
    settle(press)
  }

  #release(event: PointerEvent): Press | null {
    const press = this.#press
    if (press?.pointerId !== event.pointerId) return null
    this.#press = null
    return press
  }
}

/** Drops a piece where it is, without the animation of a move. */
function settle(press: Press) {
  const { dragged } = press
  if (dragged === null) return
  press.dragged = null
  dragged.style.transform = ''
  requestAnimationFrame(() => requestAnimationFrame(() => delete dragged.dataset.dragged))
}

const steps: Record<string, readonly [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function pressKey(event: KeyboardEvent, { state, step, focus }: InputTarget) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { cursor, orientation } = state()
  const by = steps[event.key]
  if (by !== undefined) {
    const index = squareAt(cursor, orientation)
    const column = Math.min(7, Math.max(0, (index & 7) + by[0]))
    const row = Math.min(7, Math.max(0, (index >> 3) + by[1]))
    const square = squareAt(row * 8 + column, orientation)
    step({ type: 'cursor', square })
    focus(square)
  } else if (event.key === 'Enter' || event.key === ' ') step({ type: 'choose', square: cursor })
  else if (event.key === 'Escape') step({ type: 'deselect' })
  else return
  event.preventDefault()
}

/** Handles a click without a pointer: assistive technology chose the focused square. */
function chooseByClick(event: MouseEvent, { step, state, root }: InputTarget) {
  if (event.detail !== 0 || !(event.target instanceof Element)) return
  const cell = event.target.closest('[role="gridcell"]')
  const index = cell === null ? -1 : [...root.querySelectorAll('[role="gridcell"]')].indexOf(cell)
  if (index >= 0) step({ type: 'choose', square: squareAt(index, state().orientation) })
}
