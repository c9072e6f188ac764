import type { Color, Square } from '@lance/chess'
import { BoardCells, type BoardTexts, squareAt } from './boardCells.ts'
import { type DrawnPiece, movedPieces } from './movedPieces.ts'
import { colorOf, type Placement, squareNameOf } from './placement.ts'
import { ShapesLayer } from './shapesLayer.ts'
import { type BoardState, shownPlacement } from './state.ts'

/** How long the pieces that may be taken up keep their cursor when it is the other side's turn. */
const OWN_AFTER_MS = 250
/** Positions that follow each other faster than a piece moves, and how many of them in a row are a walk through the game. */
const RAPID_MS = 120
const RAPID_LEAST = 3
/** After so long without another position the walk is over. */
const RESTED_MS = 250

type PieceElement = { readonly element: HTMLElement; drawn: DrawnPiece }

/** Keeps the board's elements in step with its state, touching only what differs from the last drawing. */
export class BoardView {
  readonly #root: HTMLElement
  readonly #cells: BoardCells
  readonly #coordinates: HTMLElement[] = []
  readonly #piecesLayer: HTMLElement
  readonly #pieces = new Map<number, PieceElement>()
  readonly #shapes: ShapesLayer
  #placement: Placement = []
  #orientation: Color | null = null
  #own: Color | null = null
  #owning: ReturnType<typeof setTimeout> | undefined
  #drawnMs = Number.NEGATIVE_INFINITY
  #rapid = 0
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(root: HTMLElement, texts: BoardTexts) {
    this.#root = root
    this.#cells = new BoardCells(root, texts)
    root.append(this.#makeCoordinates('ranks'), this.#makeCoordinates('files'))
    this.#piecesLayer = makeHiddenLayer('board-pieces')
    root.append(this.#piecesLayer)
    this.#shapes = new ShapesLayer(root)
  }

  setTexts(texts: BoardTexts): void {
    this.#cells.setTexts(texts)
  }

  draw(state: BoardState): void {
    if (this.#orientation !== state.orientation) this.#setOrientation(state.orientation)
    if (this.#own !== state.own) this.#setOwn(state.own)
    const placement = shownPlacement(state)
    this.#cells.draw(state, placement)
    if (placement !== this.#placement) {
      this.#markRapid(performance.now())
      this.#drawPieces(placement)
    }
    this.#placement = placement
    this.#shapes.draw(state)
  }

  /** The element of the piece on a square. */
  pieceOn(square: Square): HTMLElement | null {
    for (const { element, drawn } of this.#pieces.values()) if (drawn.square === square) return element
    return null
  }

  focus(square: Square): void {
    this.#cells.focus(square)
  }

  /** Ranks run down the left edge, files along the bottom. */
  #makeCoordinates(kind: 'ranks' | 'files'): HTMLElement {
    const layer = makeHiddenLayer(`board-${kind}`)
    for (let place = 0; place < 8; place++) {
      const coordinate = document.createElement('span')
      layer.append(coordinate)
      this.#coordinates.push(coordinate)
    }
    return layer
  }

  #setOrientation(orientation: Color) {
    this.#orientation = orientation
    this.#root.dataset.orientation = orientation
    this.#cells.setOrientation(orientation)
    for (const [place, coordinate] of this.#coordinates.entries()) {
      const index = place < 8 ? place * 8 : 48 + place
      coordinate.textContent = squareNameOf(squareAt(index, orientation)).charAt(place < 8 ? 1 : 0)
    }
  }

  /**
   * Says whose pieces may be taken up, which is a matter of styles alone. All pieces get new ones, so where both sides take turns
   * it waits until the board rests: walking through a game would pay for it at every move.
   */
  #setOwn(own: Color | null) {
    const set = () => this.#root.setAttribute('data-own', own ?? '')
    clearTimeout(this.#owning)
    if (this.#own === null || own === null) set()
    else this.#owning = setTimeout(set, OWN_AFTER_MS)
    this.#own = own
  }

  /** Walking through a game with a held key, pieces jump: they would never arrive, and a slow device draws fewer positions. */
  #markRapid(nowMs: number) {
    this.#rapid = nowMs - this.#drawnMs < RAPID_MS ? this.#rapid + 1 : 1
    this.#drawnMs = nowMs
    if (this.#rapid < RAPID_LEAST) return
    this.#root.toggleAttribute('data-rapid', true)
    clearTimeout(this.#resting)
    this.#resting = setTimeout(() => this.#root.removeAttribute('data-rapid'), RESTED_MS)
  }

  #drawPieces(placement: Placement) {
    const before = Array.from(this.#pieces.values(), ({ drawn }) => drawn)
    const after = movedPieces(before, placement)
    const keys = new Set(after.map(({ key }) => key))
    for (const [key, { element }] of this.#pieces) {
      if (keys.has(key)) continue
      element.remove()
      this.#pieces.delete(key)
    }
    for (const piece of after) this.#drawPiece(piece)
  }

  #drawPiece(piece: DrawnPiece) {
    const known = this.#pieces.get(piece.key)
    if (known?.drawn === piece) return
    const element = known?.element ?? document.createElement('span')
    element.setAttribute('data-piece', piece.letter)
    element.setAttribute('data-color', colorOf(piece.letter))
    element.setAttribute('data-file', String(piece.square & 7))
    element.setAttribute('data-rank', String(piece.square >> 3))
    this.#pieces.set(piece.key, { element, drawn: piece })
    if (known !== undefined) return
    element.className = 'board-piece'
    this.#piecesLayer.append(element)
  }
}

function makeHiddenLayer(className: string): HTMLElement {
  const layer = document.createElement('div')
  layer.className = className
  layer.setAttribute('aria-hidden', 'true')
  return layer
}
