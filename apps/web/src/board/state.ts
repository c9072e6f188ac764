import type { Color, Square } from '@lance/chess'
import { colorOf, type Placement, playUci, roleOf, squareNameOf } from './placement.ts'
import { premoveReach } from './premoveReach.ts'
import { type Brush, drawShape, type Shape } from './shapes.ts'

export type SquarePair = readonly [from: Square, to: Square]
/** Where each piece may go, by its square. */
export type Destinations = ReadonlyMap<Square, readonly Square[]>

/** What the game tells the board. */
export type BoardPosition = {
  placement: Placement
  /** How many half-moves led here, the one on its way too. */
  ply: number
  orientation: Color
  /** The colour of whoever sits here; null for someone who only looks on, or may do nothing at all now. */
  own: Color | null
  /** Whose pieces may be moved at this moment: one's own on one's turn, else null. */
  mover: Color | null
  /** Whose next move may be made before its turn: one's own while the opponent thinks, else null. */
  premover: Color | null
  destinations: Destinations
  lastMove: SquarePair | null
  /** The last move stays lit: the board is looked at, not played on. */
  isStill?: boolean
  /** A move that is shown by an arrow. */
  hint?: SquarePair | null
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
  /** A move made before its turn, at a ply: played at the next one, if it is legal then. */
  premove: { squares: SquarePair; ply: number } | null
  /** What the player drew for himself, and what he is drawing. */
  shapes: readonly Shape[]
  drawing: Shape | null
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
  /** A shape is begun, led to another square, and finished or (null) given up. */
  | { type: 'draw'; square: Square; brush: Brush }
  | { type: 'draw_over'; square: Square | null }
  | { type: 'draw_end' }
  /** The game did not take the move. */
  | { type: 'refused' }

export type BoardOutcome =
  | { type: 'move'; from: Square; to: Square; isPremove: boolean }
  | { type: 'not_own' }
  | null
export type BoardStep = { state: BoardState; outcome: BoardOutcome }

export function startBoard(position: BoardPosition): BoardState {
  const cursor = position.orientation === 'white' ? 4 : 60
  const hand = { selected: null, drag: null, pressed: null, cursor }
  return { ...position, ...hand, premove: null, shapes: [], drawing: null }
}

export function stepBoard(state: BoardState, input: BoardInput): BoardStep {
  switch (input.type) {
    case 'position':
      return playPremove(takePosition(state, input.position))
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
      return only({ ...state, drag: null, pressed: null, selected: null, premove: null })
    case 'draw':
    case 'draw_over':
    case 'draw_end':
      return only(draw(state, input))
    case 'refused':
      return only({ ...state, held: null })
  }
}

const only = (state: BoardState): BoardStep => ({ state, outcome: null })

/** The pieces as they are to be drawn: a move that is held is played already. */
export function shownPlacement({ placement, held }: BoardState): Placement {
  return held === null ? placement : playUci(placement, squareNameOf(held[0]) + squareNameOf(held[1]))
}

type Reaching = 'move' | 'premove' | null

/** What the piece on a square may be taken in hand for. */
function reachingFrom(state: BoardState, square: Square): Reaching {
  const { placement, own, mover, premover, held } = state
  const letter = placement[square] ?? null
  if (held !== null || letter === null || own !== colorOf(letter)) return null
  if (mover === own) return 'move'
  return premover === own ? 'premove' : null
}

const isMovable = (state: BoardState, square: Square) => reachingFrom(state, square) !== null

/** Whether a piece may be put down on a square, as a move or as one made before its turn. */
function mayGo(state: BoardState, from: Square, to: Square): boolean {
  const reaching = reachingFrom(state, from)
  if (reaching === 'move') return state.destinations.get(from)?.includes(to) ?? false
  return reaching === 'premove' && premoveReach(state.placement, from).includes(to)
}

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

/** A move made before its turn is played at the next ply if it is legal there; at any other it is forgotten. */
function playPremove(state: BoardState): BoardStep {
  const { premove, mover, premover, held, ply } = state
  if (premove === null) return only(state)
  const isWaiting = mover === null && premover !== null && ply - premove.ply <= 1 && ply >= premove.ply
  if (isWaiting) return only(state)
  const idle = { ...state, premove: null }
  const [from, to] = premove.squares
  const isDue = held === null && ply === premove.ply + 1 && reachingFrom(idle, from) === 'move'
  return isDue && mayGo(idle, from, to) ? play(idle, { from, to, isPremove: true }) : only(idle)
}

/** A hand on the board takes back the move made before its turn, and rubs out what was drawn. */
function press(state: BoardState, square: Square): BoardState {
  const hadPremove = state.premove !== null
  const next = { ...state, cursor: square, premove: null, shapes: [], drawing: null }
  if (!isMovable(state, square)) return { ...next, pressed: hadPremove ? null : square }
  const wasSelected = state.selected === square
  return { ...next, selected: square, drag: { from: square, over: square, wasSelected } }
}

function release(state: BoardState, square: Square | null): BoardStep {
  const { drag, pressed } = state
  const idle = { ...state, drag: null, pressed: null }
  if (drag === null) return pressed !== null && pressed === square ? choose(idle, square) : only(idle)
  if (square === drag.from) return only(drag.wasSelected ? { ...idle, selected: null } : idle)
  if (square !== null && mayGo(state, drag.from, square)) return putDown(idle, drag.from, square)
  return only({ ...idle, selected: null })
}

function choose(state: BoardState, square: Square): BoardStep {
  const { selected, own, placement, premove } = state
  if (selected !== null && mayGo(state, selected, square)) return putDown(state, selected, square)
  const idle = { ...state, premove: null }
  if (isMovable(state, square)) return only({ ...idle, selected: selected === square ? null : square })
  const letter = placement[square] ?? null
  const isTheirs = own !== null && letter !== null && colorOf(letter) !== own
  const isTaken = selected === null && premove === null && isTheirs
  return { state: { ...idle, selected: null }, outcome: isTaken ? { type: 'not_own' } : null }
}

function putDown(state: BoardState, from: Square, to: Square): BoardStep {
  if (reachingFrom(state, from) === 'move') return play(state, { from, to, isPremove: false })
  return only({ ...state, selected: null, premove: { squares: [from, to], ply: state.ply } })
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
    return { ...state, drag: null, pressed: null, drawing: { from: square, to: square, brush } }
  }
  if (drawing === null) return state
  if (input.type === 'draw_end') return { ...state, drawing: null, shapes: drawShape(shapes, drawing) }
  return { ...state, drawing: input.square === null ? null : { ...drawing, to: input.square } }
}

/** What lies on a square under its piece; the first that applies, as the specification orders them. */
export type Mark = 'check' | 'selected' | 'premove' | 'last' | 'hover' | null

export function markOf(state: BoardState, square: Square): Mark {
  if (state.check === square) return 'check'
  if (state.selected === square) return 'selected'
  if (state.premove?.squares.includes(square)) return 'premove'
  if (state.lastMove?.includes(square)) return 'last'
  if (state.drag?.over === square && state.drag.from !== square) return 'hover'
  return null
}

export type Reach = 'move' | 'capture' | 'premove' | null

/** How the selected piece could come to a square, for its dot. */
export function reachOf(state: BoardState, square: Square): Reach {
  const { selected, placement } = state
  if (selected === null || !mayGo(state, selected, square)) return null
  if (reachingFrom(state, selected) === 'premove') return 'premove'
  const letter = placement[selected] ?? null
  const isPassing = letter !== null && roleOf(letter) === 'pawn' && (selected & 7) !== (square & 7)
  return placement[square] !== null || isPassing ? 'capture' : 'move'
}
