import { describe, expect, it } from 'vitest'
import { recordAfter, WHITE } from '../room/gameFixture.ts'
import { type GameState, startGameState } from '../room/gameState.ts'
import { isNewGame } from './usePairing.ts'

const BEGAN_AT_MS = 1_000_000

const stateOf = (ucis: string[], changes: Partial<GameState> = {}): GameState => ({
  ...startGameState(WHITE),
  record: recordAfter(ucis, { createdAt: BEGAN_AT_MS }),
  ...changes,
})

describe('isNewGame', () => {
  it('shows the pairing to a player in the first seconds of a game [MATCH-25]', () => {
    expect(isNewGame(stateOf([]), BEGAN_AT_MS + 9_999)).toBe(true)
    expect(isNewGame(stateOf([]), BEGAN_AT_MS + 10_000)).toBe(false)
  })

  it('counts by the clock of the server', () => {
    const isAhead = stateOf([], { serverAheadMs: 60_000 })
    expect(isNewGame(isAhead, BEGAN_AT_MS - 55_000)).toBe(true)
    expect(isNewGame(isAhead, BEGAN_AT_MS)).toBe(false)
  })

  it('shows it neither after the first move nor to viewers nor after the end', () => {
    expect(isNewGame(stateOf(['e2e4']), BEGAN_AT_MS)).toBe(false)
    expect(isNewGame(stateOf([], { userId: 'a viewer' }), BEGAN_AT_MS)).toBe(false)
    const over = recordAfter([], { createdAt: BEGAN_AT_MS, status: 'resignation', reason: 'resignation' })
    expect(isNewGame(stateOf([], { record: over }), BEGAN_AT_MS)).toBe(false)
    expect(isNewGame(stateOf([], { record: null }), BEGAN_AT_MS)).toBe(false)
  })
})
