import type { Color, Square } from '@lance/chess'
import { afterPaint } from '../../base/timers.ts'
import { type PieceLetter, type Placement, squareNameOf } from './placement.ts'
import { type BoardState, type Mark, markOf, type Reach, reachOf } from './state.ts'

type Cell = {
  readonly element: HTMLElement
  mark: Mark
  reach: Reach
  letter: PieceLetter | null
  isCursor: boolean
  isSelected: boolean
  said: string
}

/** The square at an index counted from the top left of the screen; its own inverse. */
export function squareAt(index: number, orientation: Color): Square {
  return orientation === 'black' ? index ^ 7 : index ^ 56
}

/**
 * The 64 squares as a grid for keyboards and screen readers. Visual changes are drawn at once, and only where
 * needed; the labels for screen readers follow after the paint.
 */
export class BoardCells {
  readonly #root: HTMLElement
  readonly #cells: Cell[] = []
  #orientation: Color = 'white'
  #texts: BoardTexts
  #isLabelUpdateDue = false

  constructor(root: HTMLElement, texts: BoardTexts) {
    this.#root = root
    this.#texts = texts
    root.setAttribute('role', 'grid')
    for (let rank = 0; rank < 8; rank++) {
      const row = makeElement('board-row', 'row')
      for (let file = 0; file < 8; file++) {
        const element = makeElement('board-square', 'gridcell')
        element.tabIndex = -1
        row.append(element)
        this.#cells.push({
          element,
          mark: null,
          reach: null,
          letter: null,
          isCursor: false,
          isSelected: false,
          said: '',
        })
      }
      root.append(row)
    }
  }

  setTexts(texts: BoardTexts): void {
    if (texts === this.#texts) return
    this.#texts = texts
    this.#scheduleLabels()
  }

  /** Cells are fixed positions on the screen: flipping the board gives each another square. */
  setOrientation(orientation: Color): void {
    this.#orientation = orientation
    for (const [index, { element }] of this.#cells.entries()) {
      element.dataset.square = squareNameOf(squareAt(index, orientation))
    }
    this.#scheduleLabels()
  }

  draw(state: BoardState, placement: Placement): void {
    let isChanged = false
    for (const [index, cell] of this.#cells.entries()) {
      const square = squareAt(index, state.orientation)
      if (drawCell(cell, square, state, placement[square] ?? null)) isChanged = true
    }
    if (isChanged) this.#scheduleLabels()
  }

  focus(square: Square): void {
    this.#cells[squareAt(square, this.#orientation)]?.element.focus({ preventScroll: true })
  }

  #scheduleLabels() {
    if (this.#isLabelUpdateDue) return
    this.#isLabelUpdateDue = true
    afterPaint(() => {
      this.#isLabelUpdateDue = false
      this.#updateLabels()
    })
  }

  #updateLabels() {
    this.#root.setAttribute('aria-label', this.#texts.board)
    for (const [index, cell] of this.#cells.entries()) {
      const said = describeCell(cell, squareAt(index, this.#orientation), this.#texts)
      if (cell.said === said) continue
      cell.said = said
      cell.element.setAttribute('aria-label', said)
    }
  }
}

function drawCell(cell: Cell, square: Square, state: BoardState, letter: PieceLetter | null): boolean {
  const { element } = cell
  const [mark, reach] = [markOf(state, square), reachOf(state, square)]
  const isCursor = state.cursor === square
  const isSelected = state.selected === square
  const isChanged = cell.mark !== mark || cell.reach !== reach || cell.letter !== letter
  if (cell.mark !== mark) setAttribute(element, 'data-mark', mark)
  if (cell.reach !== reach) setAttribute(element, 'data-reach', reach)
  if (cell.isCursor !== isCursor) element.tabIndex = isCursor ? 0 : -1
  if (cell.isSelected !== isSelected) setAttribute(element, 'aria-selected', isSelected ? 'true' : null)
  Object.assign(cell, { mark, reach, letter, isCursor, isSelected })
  return isChanged
}

function describeCell({ letter, mark, reach }: Cell, square: Square, texts: BoardTexts): string {
  const parts = [texts.square(square, letter)]
  if (mark === 'check') parts.push(texts.check)
  if (mark === 'premove') parts.push(texts.premove)
  if (mark === 'last' || mark === 'faint') parts.push(texts.lastMove)
  if (reach !== null) parts.push(texts.reachable)
  return parts.join(', ')
}

function makeElement(className: string, role: string): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  element.setAttribute('role', role)
  return element
}

function setAttribute(element: HTMLElement, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** Texts for screen readers, in the language of the interface. */
export type BoardTexts = {
  /** The language of these texts. */
  language: string
  board: string
  /** "cavalo branco em g1"; for an empty square, only its name. */
  square: (square: Square, letter: PieceLetter | null) => string
  /** Added after the square where they apply. */
  check: string
  lastMove: string
  premove: string
  reachable: string
}
