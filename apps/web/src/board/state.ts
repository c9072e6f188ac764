import type { Color, Square } from '@lance/chess'
import { colorOf, type Placement, playUci, roleOf, squareNameOf } from './placement.ts'

export type SquarePair = readonly [from: Square, to: Square]
/** Where each piece may go, by its square. */
export type Destinations = ReadonlyMap<Square, readonly Square[]>

/** What the game tells the board. */
export type BoardPosition = {
  placement: Placement
  orientation: Color
  /** The colour of whoever sits here; null for someone who only looks on, or may do nothing at all now. */
  own: Color | null
  /** Whose pieces may be moved at this moment: one's own on one's turn, else null. */
  mover: Color | null
  destinations: Destinations
  lastMove: SquarePair | null
  /** The square of the king in check. */
  check: Square | null
  /** A move made here that still lacks something (which piece to promote to): drawn as if it were played. */
  held: SquarePair | null
}

/** What the board knows beside that: where hand and eye are. */
export type BoardState = BoardPosition & {
  selected: Square | null
  drag: { from: Square; over: Square | null; wasSelected: boolean } | null
  /** The square that a pointer went down on without taking a piece. */
  pressed: Square | null
  /** Where the keyboard is. */
  cursor: Square
}

export type BoardInput =
  | { type: 'position'; position: BoardPosition }
  | { type: 'press'; square: Square }
  | { type: 'hover'; square: Square | null }
  | { type: 'release'; square: Square | null }
  /** A square chosen at one go, by the keyboard or by an assistive device. */
  | { type: 'choose'; square: Square }
  | { type: 'cursor'; square: Square }
  /** The pointer was taken from us, to scroll. */
  | { type: 'let_go' }
  | { type: 'deselect' }
  /** The game did not take the move. */
  | { type: 'refused' }

export type BoardOutcome = { type: 'move'; from: Square; to: Square } | { type: 'not_own' } | null
export type BoardStep = { state: BoardState; outcome: BoardOutcome }

export function startBoard(position: BoardPosition): BoardState {
  const cursor = position.orientation === 'white' ? 4 : 60
  return { ...position, selected: null, drag: null, pressed: null, cursor }
}

export function stepBoard(state: BoardState, input: BoardInput): BoardStep {
  switch (input.type) {
    case 'position':
      return only(takePosition(state, input.position))
    case 'press':
      return only(press(state, input.square))
    case 'hover':
      return only(state.drag === null ? state : { ...state, drag: { ...state.drag, over: input.square } })
    case 'release':
      return release(state, input.square)
    case 'choose':
      return choose({ ...state, cursor: input.square }, input.square)
    case 'cursor':
      return only({ ...state, cursor: input.square })
    case 'let_go':
      return only({ ...state, drag: null, pressed: null })
    case 'deselect':
      return only({ ...state, drag: null, pressed: null, selected: null })
    case 'refused':
      return only({ ...state, held: null })
  }
}

const only = (state: BoardState): BoardStep => ({ state, outcome: null })

/** The pieces as they are to be drawn: a move that is held is played already. */
export function shownPlacement({ placement, held }: BoardState): Placement {
  return held === null ? placement : playUci(placement, squareNameOf(held[0]) + squareNameOf(held[1]))
}

function isMovable({ placement, mover, held }: BoardState, square: Square): boolean {
  const letter = placement[square] ?? null
  return held === null && letter !== null && mover === colorOf(letter)
}

const mayGo = ({ destinations }: BoardState, from: Square, to: Square) =>
  destinations.get(from)?.includes(to) ?? false

/** A new position lets go of a piece that is no longer there to be held. */
function takePosition(state: BoardState, position: BoardPosition): BoardState {
  const next = { ...state, ...position }
  const keeps = (square: Square) =>
    isMovable(next, square) && next.placement[square] === state.placement[square]
  return {
    ...next,
    selected: state.selected !== null && keeps(state.selected) ? state.selected : null,
    drag: state.drag !== null && keeps(state.drag.from) ? state.drag : null,
  }
}

function press(state: BoardState, square: Square): BoardState {
  const next = { ...state, cursor: square }
  if (!isMovable(state, square)) return { ...next, pressed: square }
  const wasSelected = state.selected === square
  return { ...next, selected: square, drag: { from: square, over: square, wasSelected } }
}

function release(state: BoardState, square: Square | null): BoardStep {
  const { drag, pressed } = state
  const idle = { ...state, drag: null, pressed: null }
  if (drag === null) return pressed !== null && pressed === square ? choose(idle, square) : only(idle)
  if (square === drag.from) return only(drag.wasSelected ? { ...idle, selected: null } : idle)
  if (square !== null && mayGo(state, drag.from, square)) return move(idle, drag.from, square)
  return only({ ...idle, selected: null })
}

function choose(state: BoardState, square: Square): BoardStep {
  const { selected, own, placement } = state
  if (selected !== null && mayGo(state, selected, square)) return move(state, selected, square)
  if (isMovable(state, square)) return only({ ...state, selected: selected === square ? null : square })
  const letter = placement[square] ?? null
  const isTheirs = own !== null && letter !== null && colorOf(letter) !== own
  const outcome: BoardOutcome = selected === null && isTheirs ? { type: 'not_own' } : null
  return { state: { ...state, selected: null }, outcome }
}

function move(state: BoardState, from: Square, to: Square): BoardStep {
  return { state: { ...state, selected: null, held: [from, to] }, outcome: { type: 'move', from, to } }
}

/** What lies on a square under its piece; the first that applies, as the specification orders them. */
export type Mark = 'check' | 'selected' | 'last' | 'hover' | null

export function markOf(state: BoardState, square: Square): Mark {
  if (state.check === square) return 'check'
  if (state.selected === square) return 'selected'
  if (state.lastMove?.includes(square)) return 'last'
  if (state.drag?.over === square && state.drag.from !== square) return 'hover'
  return null
}

export type Reach = 'move' | 'capture' | null

/** How the selected piece could come to a square, for its dot. */
export function reachOf(state: BoardState, square: Square): Reach {
  const { selected, placement } = state
  if (selected === null || !mayGo(state, selected, square)) return null
  const letter = placement[selected] ?? null
  const isPassing = letter !== null && roleOf(letter) === 'pawn' && (selected & 7) !== (square & 7)
  return placement[square] !== null || isPassing ? 'capture' : 'move'
}
