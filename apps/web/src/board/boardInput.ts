import { squareAt } from './boardCells.ts'
import { listenToDrawing } from './drawInput.ts'
import type { InputTarget } from './inputTarget.ts'
import { squareUnder } from './squareUnder.ts'

/** How far a pointer moves before a drag starts, in CSS pixels: clicks are never perfectly still. */
const DRAG_FROM_PX = 4

type Hold = { pointerId: number; startX: number; startY: number; frame: DOMRect; dragged: HTMLElement | null }

/** Converts pointer and key events into board inputs; returns how to stop. */
export function listenToInput(target: InputTarget): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  const pointers = new PointerInput(target)
  const { root } = target
  // A square that was focused with a pointer needs no focus ring.
  const byHand = (isByHand: boolean) => () => root.toggleAttribute('data-by-hand', isByHand)
  root.addEventListener('pointerdown', byHand(true), options)
  root.addEventListener('keydown', byHand(false), options)
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) byHand(false)()
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
  #hold: Hold | null = null

  constructor(target: InputTarget) {
    this.#target = target
  }

  down(event: PointerEvent) {
    if (this.#hold !== null || event.button !== 0 || !event.isPrimary) return
    const frame = this.#target.root.getBoundingClientRect()
    const square = squareUnder(event, frame, this.#target.state().orientation)
    if (square === null) return
    this.#hold = {
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
    const hold = this.#hold
    const { drag } = this.#target.state()
    if (hold?.pointerId !== event.pointerId) return
    // Pressing the right button meanwhile puts the piece back.
    if (event.button === 2) return this.cancel(event)
    if (drag === null) return settle(hold)
    const isFar = Math.hypot(event.clientX - hold.startX, event.clientY - hold.startY) >= DRAG_FROM_PX
    if (hold.dragged === null && isFar) {
      hold.dragged = this.#target.pieceOn(drag.from)
      if (hold.dragged !== null) hold.dragged.dataset.dragged = ''
    }
    if (hold.dragged === null) return
    const side = hold.frame.width / 8
    const x = event.clientX - hold.frame.left - side / 2
    const y = event.clientY - hold.frame.top - side / 2
    hold.dragged.style.transform = `translate(${x}px, ${y}px)`
    const over = squareUnder(event, hold.frame, this.#target.state().orientation)
    if (over !== drag.over) this.#target.step({ type: 'hover', square: over })
  }

  up(event: PointerEvent) {
    const hold = this.#letGo(event)
    if (hold === null) return
    this.#target.step({
      type: 'release',
      square: squareUnder(event, hold.frame, this.#target.state().orientation),
    })
    settle(hold)
  }

  cancel(event: PointerEvent) {
    const hold = this.#letGo(event)
    if (hold === null) return
    this.#target.step({ type: 'let_go' })
    settle(hold)
  }

  #letGo(event: PointerEvent): Hold | null {
    const hold = this.#hold
    if (hold?.pointerId !== event.pointerId) return null
    this.#hold = null
    return hold
  }
}

/** Drops a piece where it is, without the animation of a move. */
function settle(hold: Hold) {
  const { dragged } = hold
  if (dragged === null) return
  hold.dragged = null
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
