import { describe, expect, it } from 'vitest'
import { readPlacement } from './placement.ts'
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

/** White to move, with just the destinations that the tests speak of. */
const white: BoardPosition = {
  placement: readPlacement('rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR'),
  orientation: 'white',
  own: 'white',
  mover: 'white',
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

const moved = (from: string, to: string) => ({ type: 'move', from: square(from), to: square(to) })
const selectedIn = (state: BoardState) => state.selected

describe('a move on the board', () => {
  it('is made by dragging a piece to where it may go', () => {
    expect(play(white, press('e4'), hover('e5'), release('e5')).outcomes).toEqual([moved('e4', 'e5')])
  })

  it('is made by a click on the piece and a click on its goal', () => {
    expect(play(white, ...click('g1'), ...click('f3')).outcomes).toEqual([moved('g1', 'f3')])
  })

  it('is made by the keyboard', () => {
    expect(play(white, choose('g1'), choose('f3')).outcomes).toEqual([moved('g1', 'f3')])
  })

  it('is drawn at once, and again as it was if the game does not take it', () => {
    const { state } = play(white, press('e4'), release('d5'))
    expect(shownPlacement(state)[square('d5')]).toBe('P')
    expect(shownPlacement(state)[square('e4')]).toBeNull()
    const refused = stepBoard(state, { type: 'refused' }).state
    expect(shownPlacement(refused)[square('e4')]).toBe('P')
  })

  it('waits while another is held, as for the piece to promote to', () => {
    const held: BoardPosition = { ...white, held: [square('e4'), square('e5')] }
    expect(play(held, press('g1'), release('f3')).outcomes).toEqual([])
  })

  it('does not happen where the piece may not go', () => {
    const { state, outcomes } = play(white, press('g1'), hover('g5'), release('g5'))
    expect(outcomes).toEqual([])
    expect(selectedIn(state)).toBeNull()
  })

  it('does not happen outside the board', () => {
    expect(play(white, press('e4'), { type: 'release', square: null }).outcomes).toEqual([])
  })

  it('does not happen when it is not our turn', () => {
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

  it('goes over to another piece of ours', () => {
    expect(selectedIn(play(white, ...click('g1'), ...click('d2')).state)).toBe(square('d2'))
  })

  it('ends by a click on a square it cannot reach, without a word', () => {
    const { state, outcomes } = play(white, ...click('g1'), ...click('a5'))
    expect(selectedIn(state)).toBeNull()
    expect(outcomes).toEqual([])
  })

  it('ends by deselecting, and outlives a finger that only scrolled', () => {
    expect(selectedIn(play(white, ...click('g1'), { type: 'deselect' }).state)).toBeNull()
    expect(selectedIn(play(white, ...click('g1'), press('a5'), { type: 'let_go' }).state)).toBe(square('g1'))
  })

  it('is let go when the position changes under it', () => {
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
  it('may not be taken in hand, and the player is told so', () => {
    expect(play(white, ...click('d5')).outcomes).toEqual([{ type: 'not_own' }])
    expect(play(whiteWaits, ...click('d5')).outcomes).toEqual([{ type: 'not_own' }])
  })

  it('may be captured', () => {
    expect(play(white, ...click('e4'), ...click('d5')).outcomes).toEqual([moved('e4', 'd5')])
  })

  it('is nobody’s business to someone who only looks on', () => {
    expect(play({ ...whiteWaits, own: null }, ...click('d5')).outcomes).toEqual([])
  })
})

describe('a mark', () => {
  const inCheck: BoardPosition = { ...white, check: square('e1'), lastMove: [square('e1'), square('g1')] }

  it('shows the king in check before anything else', () => {
    const { state } = play(inCheck, press('e1'))
    expect(markOf(state, square('e1'))).toBe('check')
  })

  it('shows the selected piece before the last move', () => {
    const { state } = play(inCheck, press('g1'))
    expect(markOf(state, square('g1'))).toBe('selected')
  })

  it('shows the last move before the square that a piece hovers over', () => {
    const { state } = play(white, press('e4'), hover('d5'))
    expect(markOf(state, square('d5'))).toBe('last')
    expect(markOf(stepBoard(state, hover('e5')).state, square('e5'))).toBe('hover')
  })

  it('tells a move from a capture, in passing too', () => {
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
