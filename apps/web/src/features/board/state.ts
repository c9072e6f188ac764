import type { Color, Square, Variant } from '@lance/chess'
import {
  colorOf,
  isOwnRook,
  type Placement,
  playUci,
  readPlacement,
  roleOf,
  squareNameOf,
  squaresOfUci,
} from './placement.ts'
import { premoveReach } from './premoveReach.ts'
import { type Brush, drawShape, type Shape } from './shapes.ts'

export type SquarePair = readonly [from: Square, to: Square]
/** Where each piece may go, by its square. */
export type Destinations = ReadonlyMap<Square, readonly Square[]>

/** What the board gets from the game. */
export type BoardPosition = {
  placement: Placement
  /** Standard chess if it is not given. */
  variant?: Variant
  /** The ply of the position, including a pending move. */
  ply: number
  orientation: Color
  /** The player's color; null for a viewer, or while nothing may be moved at all. */
  own: Color | null
  /** Whose pieces may be moved now: the player's own on their turn, else null. */
  mover: Color | null
  /** Whose pieces may be premoved: the player's own during the opponent's turn, else null. */
  premover: Color | null
  destinations: Destinations
  lastMove: SquarePair | null
  /** The last move has been marked for long enough: it stays faintly lit until the next. */
  isLastFaint?: boolean
  /** The last move stays bright: the board is only for viewing, or the move is not sent yet. */
  keepsLastMove?: boolean
  /** A move to show as an arrow. */
  hint?: SquarePair | null
  /** The square of the king in check. */
  check: Square | null
  /** A move that still needs something (the piece to promote to), drawn as if played. */
  held: SquarePair | null
  /** The shapes of a board that keeps them with the position, until they are drawn again or the position changes. */
  keptShapes?: readonly Shape[]
}

const NO_DESTINATIONS: Destinations = new Map()

/** A position that can only be looked at: `uci` led to it, `hint` is drawn as an arrow. */
export function viewedPosition({
  fen,
  uci,
  hint = null,
  ...shown
}: Pick<BoardPosition, 'ply' | 'orientation' | 'check'> & {
  fen: string
  uci: string | null
  hint?: string | null
}): BoardPosition {
  return {
    ...shown,
    placement: readPlacement(fen),
    own: null,
    mover: null,
    premover: null,
    held: null,
    destinations: NO_DESTINATIONS,
    lastMove: uci === null ? null : squaresOfUci(uci),
    hint: hint === null ? null : squaresOfUci(hint),
    keepsLastMove: true,
  }
}

/** The state of the board: the position plus selection, drag, cursor, premove and shapes. */
export type BoardState = BoardPosition & {
  selected: Square | null
  drag: { from: Square; over: Square | null; wasSelected: boolean } | null
  /** The square where a pointer went down without picking up a piece. */
  pressed: Square | null
  /** The square of the keyboard cursor. */
  cursor: Square
  /** A premove and the ply at which it was made; played at the next ply if it is legal then. */
  premove: { squares: SquarePair; ply: number } | null
  /** The shapes that the player has drawn, and the one being drawn. */
  shapes: readonly Shape[]
  drawing: Shape | null
}

export type BoardInput =
  | { type: 'position'; position: BoardPosition }
  | { type: 'press'; square: Square }
  | { type: 'hover'; square: Square | null }
  | { type: 'release'; square: Square | null }
  /** A square chosen in one step, by keyboard or assistive technology. */
  | { type: 'choose'; square: Square }
  | { type: 'cursor'; square: Square }
  /** The browser took over the pointer, for example to scroll. */
  | { type: 'let_go' }
  | { type: 'deselect' }
  /** A shape is started, extended to another square (null discards it), and finished. */
  | { type: 'draw'; square: Square; brush: Brush }
  | { type: 'draw_over'; square: Square | null }
  | { type: 'draw_end' }
  /** The game refused the move. */
  | { type: 'refused' }

export type BoardOutcome =
  | { type: 'move'; from: Square; to: Square; isPremove: boolean }
  | { type: 'not_own' }
  | null
export type BoardStep = { state: BoardState; outcome: BoardOutcome }

export function startBoard(position: BoardPosition): BoardState {
  const cursor = position.orientation === 'white' ? 4 : 60
  const hand = { selected: null, drag: null, pressed: null, cursor }
  return { ...position, ...hand, premove: null, shapes: position.keptShapes ?? [], drawing: null }
}

export function stepBoard(state: BoardState, input: BoardInput): BoardStep {
  switch (input.type) {
    case 'position':
      return playPremove(applyPosition(state, input.position))
    case 'press':
      return withoutOutcome(press(state, input.square))
    case 'hover':
      return withoutOutcome(
        state.drag === null ? state : { ...state, drag: { ...state.drag, over: input.square } },
      )
    case 'release':
      return release(state, input.square)
    case 'choose':
      return choose({ ...state, cursor: input.square }, input.square)
    case 'cursor':
      return withoutOutcome({ ...state, cursor: input.square })
    case 'let_go':
      return withoutOutcome({ ...state, drag: null, pressed: null })
    case 'deselect':
      return withoutOutcome({ ...state, drag: null, pressed: null, selected: null, premove: null })
    case 'draw':
    case 'draw_over':
    case 'draw_end':
      return withoutOutcome(draw(state, input))
    case 'refused':
      return withoutOutcome({ ...state, held: null })
  }
}

const withoutOutcome = (state: BoardState): BoardStep => ({ state, outcome: null })

/** The pieces as drawn, with a held move already played. */
export function shownPlacement({ placement, held }: BoardState): Placement {
  return held === null ? placement : playUci(placement, squareNameOf(held[0]) + squareNameOf(held[1]))
}

type MoveKind = 'move' | 'premove' | null

/** Whether the piece on a square may be picked up for a move, for a premove, or not at all. */
function moveKindFrom(state: BoardState, square: Square): MoveKind {
  const { placement, own, mover, premover, held } = state
  const letter = placement[square] ?? null
  if (held !== null || letter === null || own !== colorOf(letter)) return null
  if (mover === own) return 'move'
  return premover === own ? 'premove' : null
}

const isMovable = (state: BoardState, square: Square) => moveKindFrom(state, square) !== null

/** Whether a piece may be put down on a square, as a move or as a premove. */
function canMove(state: BoardState, from: Square, to: Square): boolean {
  const kind = moveKindFrom(state, from)
  if (kind === 'move') return state.destinations.get(from)?.includes(to) ?? false
  return kind === 'premove' && premoveReach(state.placement, from, state.variant).includes(to)
}

/** Applies a new position. Selection and drag end if their piece is gone or can't be moved. */
function applyPosition(state: BoardState, position: BoardPosition): BoardState {
  const next = { ...state, ...position, shapes: position.keptShapes ?? state.shapes }
  const keeps = (square: Square) =>
    isMovable(next, square) && next.placement[square] === state.placement[square]
  return {
    ...next,
    selected: state.selected !== null && keeps(state.selected) ? state.selected : null,
    drag: state.drag !== null && keeps(state.drag.from) ? state.drag : null,
  }
}

/** Plays the premove at the next ply if it is legal there; at any other ply it is dropped. */
function playPremove(state: BoardState): BoardStep {
  const { premove, mover, premover, held, ply } = state
  if (premove === null) return withoutOutcome(state)
  const isWaiting = mover === null && premover !== null && ply - premove.ply <= 1 && ply >= premove.ply
  if (isWaiting) return withoutOutcome(state)
  const idle = { ...state, premove: null }
  const [from, to] = premove.squares
  const isDue = held === null && ply === premove.ply + 1 && moveKindFrom(idle, from) === 'move'
  return isDue && canMove(idle, from, to) ? play(idle, { from, to, isPremove: true }) : withoutOutcome(idle)
}

/** Whether the selected king may castle with the rook on this square, which is then not picked up (Chess960). */
function castlesOnto(state: BoardState, rook: Square): boolean {
  const { selected: king, placement, variant } = state
  if (variant !== 'chess960' || king === null) return false
  return isOwnRook(placement, [king, rook]) && canMove(state, king, rook)
}

/** A press cancels the premove and removes all drawn shapes, unless the position keeps them. */
function press(state: BoardState, square: Square): BoardState {
  const hadPremove = state.premove !== null
  const next = { ...state, cursor: square, premove: null, shapes: state.keptShapes ?? [], drawing: null }
  if (castlesOnto(state, square) || !isMovable(state, square))
    return { ...next, pressed: hadPremove ? null : square }
  const wasSelected = state.selected === square
  return { ...next, selected: square, drag: { from: square, over: square, wasSelected } }
}

function release(state: BoardState, square: Square | null): BoardStep {
  const { drag, pressed } = state
  const idle = { ...state, drag: null, pressed: null }
  if (drag === null)
    return pressed !== null && pressed === square ? choose(idle, square) : withoutOutcome(idle)
  if (square === drag.from) return withoutOutcome(drag.wasSelected ? { ...idle, selected: null } : idle)
  if (square !== null && canMove(state, drag.from, square)) return putDown(idle, drag.from, square)
  return withoutOutcome({ ...idle, selected: null })
}

function choose(state: BoardState, square: Square): BoardStep {
  const { selected, own, placement, premove } = state
  if (selected !== null && canMove(state, selected, square)) return putDown(state, selected, square)
  const idle = { ...state, premove: null }
  if (isMovable(state, square))
    return withoutOutcome({ ...idle, selected: selected === square ? null : square })
  const letter = placement[square] ?? null
  const isTheirs = own !== null && letter !== null && colorOf(letter) !== own
  const isRejected = selected === null && premove === null && isTheirs
  return { state: { ...idle, selected: null }, outcome: isRejected ? { type: 'not_own' } : null }
}

function putDown(state: BoardState, from: Square, to: Square): BoardStep {
  if (moveKindFrom(state, from) === 'move') return play(state, { from, to, isPremove: false })
  return withoutOutcome({ ...state, selected: null, premove: { squares: [from, to], ply: state.ply } })
}

function play(state: BoardState, move: { from: Square; to: Square; isPremove: boolean }): BoardStep {
  const { from, to } = move
  return { state: { ...state, selected: null, held: [from, to] }, outcome: { type: 'move', ...move } }
}

type DrawInput = Extract<BoardInput, { type: 'draw' | 'draw_over' | 'draw_end' }>

function draw(state: BoardState, input: DrawInput): BoardState {
  const { drawing, shapes } = state
  if (input.type === 'draw') {
    const { square, brush } = input
    const selected = state.keptShapes ? null : state.selected
    return { ...state, selected, drag: null, pressed: null, drawing: { from: square, to: square, brush } }
  }
  if (drawing === null) return state
  if (input.type === 'draw_end') return { ...state, drawing: null, shapes: drawShape(shapes, drawing) }
  return { ...state, drawing: input.square === null ? null : { ...drawing, to: input.square } }
}

/** The mark of a square under its piece: the first that applies, in the order of [GAME-27]. */
export type Mark = 'check' | 'selected' | 'premove' | 'last' | 'hover' | 'faint' | null

export function markOf(state: BoardState, square: Square): Mark {
  if (state.check === square) return 'check'
  if (state.selected === square) return 'selected'
  if (state.premove?.squares.includes(square)) return 'premove'
  const isLast = state.lastMove?.includes(square) ?? false
  if (isLast && !state.isLastFaint) return 'last'
  if (state.drag?.over === square && state.drag.from !== square) return 'hover'
  return isLast ? 'faint' : null
}

export type Reach = 'move' | 'capture' | 'premove' | null

/** How the selected piece could reach a square, for the dot drawn there. */
export function reachOf(state: BoardState, square: Square): Reach {
  const { selected, placement } = state
  if (selected === null || !canMove(state, selected, square)) return null
  if (moveKindFrom(state, selected) === 'premove') return 'premove'
  const letter = placement[selected] ?? null
  const isEnPassant = letter !== null && roleOf(letter) === 'pawn' && (selected & 7) !== (square & 7)
  return placement[square] !== null || isEnPassant ? 'capture' : 'move'
}
