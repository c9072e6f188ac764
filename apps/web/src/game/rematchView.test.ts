import type { GameRecord } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { BLACK, recordAfter, WHITE } from './gameFixture.ts'
import { type GameState, startGameState } from './gameState.ts'
import { rematchView } from './rematchView.ts'

const ENDED_AT = 1_000_000
const MINUTE_MS = 60_000

function stateOf(changes: Partial<GameRecord> = {}, own: Partial<GameState> = {}): GameState {
  const ended = { status: 'resignation', reason: 'resignation', winner_id: WHITE, endedAt: ENDED_AT } as const
  const record = recordAfter([], { ...ended, ...changes })
  return { ...startGameState(WHITE), connection: 'Open', record, ...own }
}
const asked = (playerId: string) => ({ status: 'asked', playerId, until: ENDED_AT + MINUTE_MS }) as const

describe('the wish for a rematch', () => {
  it('may be had for ten minutes after the end, of a daily game for a week', () => {
    const lastMs = ENDED_AT + 10 * MINUTE_MS - 1
    expect(rematchView(stateOf(), lastMs)).toEqual({ kind: 'open', isExpired: false, canAsk: true })
    expect(rematchView(stateOf(), lastMs + 1)).toEqual({ kind: 'closed' })
    expect(rematchView(stateOf({ timeControl: 86_400 }), lastMs + 1)).toMatchObject({ kind: 'open' })
  })

  it('is on its way from the press to the answer', () => {
    expect(rematchView(stateOf({}, { request: { type: 'rematch' } }), ENDED_AT)).toEqual({ kind: 'asking' })
  })

  it('stands for its time, for its maker and for the other, and may then be made anew', () => {
    const untilMs = ENDED_AT + MINUTE_MS
    expect(rematchView(stateOf({ rematch: asked(WHITE) }), untilMs - 1)).toEqual({ kind: 'waiting', untilMs })
    const others = stateOf({ rematch: asked(BLACK) })
    expect(rematchView(others, untilMs - 1)).toEqual({ kind: 'asked', untilMs, canAsk: true })
    for (const state of [others, stateOf({ rematch: asked(WHITE) })]) {
      expect(rematchView(state, untilMs)).toEqual({ kind: 'open', isExpired: true, canAsk: true })
    }
  })

  it('waits for the connection', () => {
    const cut = { connection: 'Error' } as const
    expect(rematchView(stateOf({}, cut), ENDED_AT)).toMatchObject({ kind: 'open', canAsk: false })
    expect(rematchView(stateOf({ rematch: asked(BLACK) }, cut), ENDED_AT)).toMatchObject({ canAsk: false })
  })

  it('has led to a game', () => {
    const ready = stateOf({ rematch: { status: 'ready', gameId: 'game-5678' } })
    expect(rematchView(ready, ENDED_AT + 10 * MINUTE_MS)).toEqual({ kind: 'ready', gameId: 'game-5678' })
  })

  it('is not for a game that runs, a tournament, or somebody who looks on', () => {
    expect(rematchView(stateOf({ endedAt: null, status: 'playing' }), ENDED_AT)).toBeNull()
    expect(rematchView(stateOf({ tournament_id: 'tournament-1' }), ENDED_AT)).toBeNull()
    expect(rematchView(stateOf({}, { userId: 'somebody' }), ENDED_AT)).toBeNull()
  })
})
