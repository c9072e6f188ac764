import { describe, expect, it } from 'vitest'
import { readPlacement, squareNameOf } from './placement.ts'
import {
  type BoardInput,
  type BoardOutcome,
  type BoardPosition,
  type BoardState,
  type Destinations,
  markOf,
  reachOf,
  shownPlacement,
  startBoard,
  stepBoard,
} from './state.ts'

const square = (name: string) => (name.charCodeAt(1) - 49) * 8 + name.charCodeAt(0) - 97
const squares = (names: string) => names.split(' ').map(square)
const destinations = (all: Record<string, string>): Destinations =>
  new Map(Object.entries(all).map(([from, to]) => [square(from), squares(to)]))

/** White to move, with only the destinations that the tests use. */
const white: BoardPosition = {
  placement: readPlacement('rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR'),
  ply: 2,
  orientation: 'white',
  own: 'white',
  mover: 'white',
  premover: null,
  destinations: destinations({ e4: 'e5 d5', g1: 'e2 f3 h3', d2: 'd3 d4' }),
  lastMove: [square('d7'), square('d5')],
  check: null,
  held: null,
}
const whiteWaits: BoardPosition = { ...white, mover: null, destinations: new Map() }

const press = (name: string): BoardInput => ({ type: 'press', square: square(name) })
const hover = (name: string): BoardInput => ({ type: 'hover', square: square(name) })
const release = (name: string): BoardInput => ({ type: 'release', square: square(name) })
const click = (name: string) => [press(name), release(name)]
const choose = (name: string): BoardInput => ({ type: 'choose', square: square(name) })

function play(position: BoardPosition, ...inputs: BoardInput[]) {
  let state = startBoard(position)
  const outcomes: BoardOutcome[] = []
  for (const input of inputs) {
    const step = stepBoard(state, input)
    state = step.state
    if (step.outcome !== null) outcomes.push(step.outcome)
  }
  return { state, outcomes }
}

const moved = (from: string, to: string, isPremove = false) => ({
  type: 'move',
  from: square(from),
  to: square(to),
  isPremove,
})
const selectedIn = (state: BoardState) => state.selected

describe('a move on the board', () => {
  it('is made by dragging a piece to a legal square', () => {
    expect(play(white, press('e4'), hover('e5'), release('e5')).outcomes).toEqual([moved('e4', 'e5')])
  })

  it('is made by clicking the piece and then its target', () => {
    expect(play(white, ...click('g1'), ...click('f3')).outcomes).toEqual([moved('g1', 'f3')])
  })

  it('is made by the keyboard', () => {
    expect(play(white, choose('g1'), choose('f3')).outcomes).toEqual([moved('g1', 'f3')])
  })

  it('is drawn at once, and taken back if the game refuses it', () => {
    const { state } = play(white, press('e4'), release('d5'))
    expect(shownPlacement(state)[square('d5')]).toBe('P')
    expect(shownPlacement(state)[square('e4')]).toBeNull()
    const refused = stepBoard(state, { type: 'refused' }).state
    expect(shownPlacement(refused)[square('e4')]).toBe('P')
  })

  it('is ignored while another is held, such as for the choice of promotion', () => {
    const held: BoardPosition = { ...white, held: [square('e4'), square('e5')] }
    expect(play(held, press('g1'), release('f3')).outcomes).toEqual([])
  })

  it('is rejected on a square the piece cannot reach', () => {
    const { state, outcomes } = play(white, press('g1'), hover('g5'), release('g5'))
    expect(outcomes).toEqual([])
    expect(selectedIn(state)).toBeNull()
  })

  it('is rejected outside the board', () => {
    expect(play(white, press('e4'), { type: 'release', square: null }).outcomes).toEqual([])
  })

  it('is rejected when it is not our turn', () => {
    const { state, outcomes } = play(whiteWaits, press('e4'), release('e5'), ...click('e4'), ...click('e5'))
    expect(outcomes).toEqual([])
    expect(selectedIn(state)).toBeNull()
  })
})

describe('a selection', () => {
  it('ends with a second click on the piece', () => {
    expect(selectedIn(play(white, ...click('g1')).state)).toBe(square('g1'))
    expect(selectedIn(play(white, ...click('g1'), ...click('g1')).state)).toBeNull()
  })

  it('moves to another piece of ours', () => {
    expect(selectedIn(play(white, ...click('g1'), ...click('d2')).state)).toBe(square('d2'))
  })

  it('ends silently with a click on a square it cannot reach', () => {
    const { state, outcomes } = play(white, ...click('g1'), ...click('a5'))
    expect(selectedIn(state)).toBeNull()
    expect(outcomes).toEqual([])
  })

  it('ends by deselecting, and survives a finger that only scrolled', () => {
    expect(selectedIn(play(white, ...click('g1'), { type: 'deselect' }).state)).toBeNull()
    expect(selectedIn(play(white, ...click('g1'), press('a5'), { type: 'let_go' }).state)).toBe(square('g1'))
  })

  it('ends when its piece disappears from the position', () => {
    const without = { ...white, placement: readPlacement('rnbqkbnr/ppp1pppp/8/3p4/8/8/PPPP1PPP/RNBQKBNR') }
    const { state } = play(white, press('e4'), { type: 'position', position: without })
    expect(selectedIn(state)).toBeNull()
    expect(state.drag).toBeNull()
  })

  it('stays when only something else changed', () => {
    const { state } = play(white, ...click('g1'), {
      type: 'position',
      position: { ...white, lastMove: null },
    })
    expect(selectedIn(state)).toBe(square('g1'))
  })
})

describe('an opponent’s piece', () => {
  it('cannot be picked up, and the player is told so [GAME-28]', () => {
    expect(play(white, ...click('d5')).outcomes).toEqual([{ type: 'not_own' }])
    expect(play(whiteWaits, ...click('d5')).outcomes).toEqual([{ type: 'not_own' }])
  })

  it('may be captured', () => {
    expect(play(white, ...click('e4'), ...click('d5')).outcomes).toEqual([moved('e4', 'd5')])
  })

  it('does nothing when a viewer clicks it', () => {
    expect(play({ ...whiteWaits, own: null }, ...click('d5')).outcomes).toEqual([])
  })
})

/** Chess960: White may castle with the rook on c1, beside the king. */
const chess960: BoardPosition = {
  ...white,
  variant: 'chess960',
  placement: readPlacement('bnrkrbnq/pppppppp/8/8/8/8/PPPPPPPP/BNRKRBNQ'),
  destinations: destinations({ d1: 'c1' }),
  lastMove: null,
}

describe('castling in Chess960', () => {
  const rank = (state: BoardState) => shownPlacement(state).slice(0, 8).join('')

  it('is a move of the king onto its rook: by clicks, by dragging and by keyboard [GAME-34]', () => {
    for (const inputs of [
      [...click('d1'), ...click('c1')],
      [press('d1'), hover('c1'), release('c1')],
      [choose('d1'), choose('c1')],
    ]) {
      const { state, outcomes } = play(chess960, ...inputs)
      expect(outcomes).toEqual([moved('d1', 'c1')])
      expect(rank(state)).toBe('BNKRRBNQ')
    }
  })

  it('marks the rook’s square, and picks up a rook with which the king can’t castle [GAME-34]', () => {
    const { state } = play(chess960, ...click('d1'))
    expect(reachOf(state, square('c1'))).toBe('capture')
    expect(selectedIn(play(chess960, ...click('d1'), ...click('e1')).state)).toBe(square('e1'))
  })

  it('can be premoved [GAME-34]', () => {
    const waits: BoardPosition = { ...chess960, mover: null, premover: 'white', destinations: new Map() }
    const { state } = play(waits, ...click('d1'), ...click('c1'))
    expect(state.premove?.squares).toEqual([square('d1'), square('c1')])
    const { outcomes } = play(waits, ...click('d1'), ...click('c1'), {
      type: 'position',
      position: { ...chess960, ply: waits.ply + 1 },
    })
    expect(outcomes).toEqual([moved('d1', 'c1', true)])
  })
})

describe('a premove', () => {
  const waits: BoardPosition = { ...whiteWaits, ply: 3, premover: 'white' }
  const turn = (more: Partial<BoardPosition> = {}): BoardInput => ({
    type: 'position',
    position: { ...white, ply: 4, ...more },
  })
  const shown = ({ premove }: BoardState) => premove?.squares.map(squareNameOf).join('')

  it('is kept and shown until the player’s turn, then played [GAME-10]', () => {
    const before = play(waits, press('g1'), release('f3'))
    expect(before.outcomes).toEqual([])
    expect(shown(before.state)).toBe('g1f3')
    expect(markOf(before.state, square('f3'))).toBe('premove')
    const after = play(waits, press('g1'), release('f3'), turn())
    expect(after.outcomes).toEqual([moved('g1', 'f3', true)])
    expect(shown(after.state)).toBeUndefined()
    expect(shownPlacement(after.state)[square('f3')]).toBe('N')
  })

  it('can be made by clicks and by the keyboard, to marked squares', () => {
    expect(shown(play(waits, ...click('e4'), ...click('d5')).state)).toBe('e4d5')
    expect(shown(play(waits, choose('e4'), choose('e5')).state)).toBe('e4e5')
    const { state } = play(waits, ...click('e4'))
    expect(reachOf(state, square('f5'))).toBe('premove')
    expect(reachOf(state, square('e6'))).toBeNull()
  })

  it('is dropped if it turns out to be illegal [GAME-10]', () => {
    const { state, outcomes } = play(waits, press('g1'), release('f3'), turn({ destinations: new Map() }))
    expect(outcomes).toEqual([])
    expect(shown(state)).toBeUndefined()
  })

  it('is replaced by a second one', () => {
    const { state } = play(waits, press('g1'), release('f3'), press('e4'), release('e5'))
    expect(shown(state)).toBe('e4e5')
  })

  it('is cancelled silently by a click on the board, and by Escape [GAME-10]', () => {
    const clicked = play(waits, press('g1'), release('f3'), ...click('d5'))
    expect(shown(clicked.state)).toBeUndefined()
    expect(clicked.outcomes).toEqual([])
    expect(shown(play(waits, press('g1'), release('f3'), ...click('a5')).state)).toBeUndefined()
    expect(shown(play(waits, choose('g1'), choose('f3'), choose('d5')).state)).toBeUndefined()
    expect(shown(play(waits, press('g1'), release('f3'), { type: 'deselect' }).state)).toBeUndefined()
  })

  it('waits while the connection is lost, and is played once it is back', () => {
    const cut: BoardInput = {
      type: 'position',
      position: { ...waits, ply: 4, own: null, mover: null, premover: 'white' },
    }
    expect(shown(play(waits, press('g1'), release('f3'), cut).state)).toBe('g1f3')
    const { outcomes } = play(waits, press('g1'), release('f3'), cut, turn())
    expect(outcomes).toEqual([moved('g1', 'f3', true)])
  })

  it('is dropped when the game is over or our last move was refused', () => {
    const over: BoardInput = { type: 'position', position: { ...white, ply: 4, own: null, mover: null } }
    expect(shown(play(waits, press('g1'), release('f3'), over).state)).toBeUndefined()
    const { state, outcomes } = play(waits, press('g1'), release('f3'), turn({ ply: 2 }))
    expect(outcomes).toEqual([])
    expect(shown(state)).toBeUndefined()
  })

  it('cannot be made without a connection or by a viewer [GAME-28]', () => {
    expect(shown(play({ ...waits, own: null }, press('g1'), release('f3')).state)).toBeUndefined()
    expect(shown(play({ ...waits, premover: null }, press('g1'), release('f3')).state)).toBeUndefined()
  })

  it('becomes a normal move when the turn comes during the drag', () => {
    const { outcomes } = play(waits, press('g1'), hover('f3'), turn(), release('f3'))
    expect(outcomes).toEqual([moved('g1', 'f3')])
  })
})

describe('a drawn shape', () => {
  const draw = (from: string, to: string): BoardInput[] => [
    { type: 'draw', square: square(from), brush: 'green' },
    { type: 'draw_over', square: square(to) },
    { type: 'draw_end' },
  ]

  it('stays with a position that keeps its shapes, until another is shown [STUDY-10]', () => {
    const kept = { from: square('a1'), to: square('b2'), brush: 'red' } as const
    const keeping: BoardPosition = { ...white, keptShapes: [kept] }
    const { state } = play(keeping, ...click('d5'), ...draw('e2', 'e4'))
    expect(state.shapes).toEqual([kept, { from: square('e2'), to: square('e4'), brush: 'green' }])
    const next = stepBoard(state, { type: 'position', position: { ...keeping, keptShapes: [] } }).state
    expect(next.shapes).toEqual([])
  })

  it('survives moves, and is removed by a left click', () => {
    const { state } = play(white, ...draw('e2', 'e4'), ...draw('d5', 'd5'), {
      type: 'position',
      position: whiteWaits,
    })
    expect(state.shapes).toHaveLength(2)
    expect(stepBoard(state, press('a5')).state.shapes).toEqual([])
  })

  it('is discarded outside the board, and ends a drag', () => {
    const outside: BoardInput = { type: 'draw_over', square: null }
    const { state, outcomes } = play(white, press('e4'), ...draw('e2', 'e4').slice(0, 1), outside, {
      type: 'draw_end',
    })
    expect(state.shapes).toEqual([])
    expect(state.drag).toBeNull()
    expect(outcomes).toEqual([])
  })
})

describe('a mark', () => {
  const inCheck: BoardPosition = { ...white, check: square('e1'), lastMove: [square('e1'), square('g1')] }

  it('shows the king in check before anything else [GAME-27]', () => {
    const { state } = play(inCheck, press('e1'))
    expect(markOf(state, square('e1'))).toBe('check')
  })

  it('shows the selected piece before the last move [GAME-27]', () => {
    const { state } = play(inCheck, press('g1'))
    expect(markOf(state, square('g1'))).toBe('selected')
  })

  it('shows the last move before the square under a dragged piece [GAME-27]', () => {
    const { state } = play(white, press('e4'), hover('d5'))
    expect(markOf(state, square('d5'))).toBe('last')
    expect(markOf(stepBoard(state, hover('e5')).state, square('e5'))).toBe('hover')
  })

  it('shows what remains of the last move after everything else [GAME-27]', () => {
    const { state } = play({ ...inCheck, isLastFaint: true }, press('g1'))
    expect(markOf(state, square('e1'))).toBe('check')
    expect(markOf(state, square('g1'))).toBe('selected')
    const dragged = play({ ...white, isLastFaint: true }, press('e4'), hover('d5')).state
    expect(markOf(dragged, square('d5'))).toBe('hover')
    expect(markOf(dragged, square('d7'))).toBe('faint')
  })

  it('distinguishes moves from captures, including en passant', () => {
    const passing: BoardPosition = {
      ...white,
      placement: readPlacement('4k3/8/8/3pP3/8/8/8/4K3'),
      destinations: destinations({ e5: 'e6 d6' }),
    }
    const { state } = play(passing, press('e5'))
    expect(reachOf(state, square('e6'))).toBe('move')
    expect(reachOf(state, square('d6'))).toBe('capture')
    expect(reachOf(state, square('f6'))).toBeNull()
  })
})
