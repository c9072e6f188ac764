import type { GameRecord } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { BLACK, recordAfter, WHITE } from '../room/gameFixture.ts'
import { type GameState, startGameState } from '../room/gameState.ts'
import { rematchView } from './rematchView.ts'

const ENDED_AT = 1_000_000
const MINUTE_MS = 60_000

function stateOf(changes: Partial<GameRecord> = {}, own: Partial<GameState> = {}): GameState {
  const ended = { status: 'resignation', reason: 'resignation', winner_id: WHITE, endedAt: ENDED_AT } as const
  const record = recordAfter([], { ...ended, ...changes })
  return { ...startGameState(WHITE), connection: 'Open', record, ...own }
}
const asked = (playerId: string) => ({ status: 'asked', playerId, until: ENDED_AT + MINUTE_MS }) as const

describe('rematchView', () => {
  it('stays open for ten minutes after the end, or a week for a daily game [GAME-22]', () => {
    const lastMs = ENDED_AT + 10 * MINUTE_MS - 1
    expect(rematchView(stateOf(), lastMs)).toEqual({ kind: 'open', isExpired: false, canAsk: true })
    expect(rematchView(stateOf(), lastMs + 1)).toEqual({ kind: 'closed' })
    expect(rematchView(stateOf({ timeControl: 86_400 }), lastMs + 1)).toMatchObject({ kind: 'open' })
  })

  it('is asking from the press to the server’s answer', () => {
    expect(rematchView(stateOf({}, { request: { type: 'rematch' } }), ENDED_AT)).toEqual({ kind: 'asking' })
  })

  it('shows a request to both players until it expires, then lets them ask again', () => {
    const untilMs = ENDED_AT + MINUTE_MS
    expect(rematchView(stateOf({ rematch: asked(WHITE) }), untilMs - 1)).toEqual({ kind: 'waiting', untilMs })
    const others = stateOf({ rematch: asked(BLACK) })
    expect(rematchView(others, untilMs - 1)).toEqual({ kind: 'asked', untilMs, canAsk: true })
    for (const state of [others, stateOf({ rematch: asked(WHITE) })]) {
      expect(rematchView(state, untilMs)).toEqual({ kind: 'open', isExpired: true, canAsk: true })
    }
  })

  it('does not allow asking without a connection', () => {
    const cut = { connection: 'Error' } as const
    expect(rematchView(stateOf({}, cut), ENDED_AT)).toMatchObject({ kind: 'open', canAsk: false })
    expect(rematchView(stateOf({ rematch: asked(BLACK) }, cut), ENDED_AT)).toMatchObject({ canAsk: false })
  })

  it('is ready once there is a new game', () => {
    const ready = stateOf({ rematch: { status: 'ready', gameId: 'game-5678' } })
    expect(rematchView(ready, ENDED_AT + 10 * MINUTE_MS)).toEqual({ kind: 'ready', gameId: 'game-5678' })
  })

  it('is null for a running game, a tournament game, and viewers', () => {
    expect(rematchView(stateOf({ endedAt: null, status: 'playing' }), ENDED_AT)).toBeNull()
    expect(rematchView(stateOf({ tournament_id: 'tournament-1' }), ENDED_AT)).toBeNull()
    expect(rematchView(stateOf({}, { userId: 'somebody' }), ENDED_AT)).toBeNull()
  })
})
