import type { GameRecord, GameServerEvent } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { onlineSource } from '../game/onlineSource.ts'
import { moveEvent, recordAfter } from './gameFixture.ts'
import { type GameState, startGameState, watchRefusalOf } from './gameState.ts'
import { stepGame } from './stepGame.ts'

const VIEWER = '33333333-3333-4333-8333-333333333333'

/** The state of a viewer's page after these events; side effects are ignored. */
function stateAfter(record: GameRecord, ...events: GameServerEvent[]): GameState {
  const confirmed: GameServerEvent = {
    type: 'connection_confirmed',
    version: record.version,
    data: { color: null, beaconToken: null, state: record },
  }
  const opened = stepGame(startGameState(VIEWER), { type: 'connection', status: 'Open' }, 0).state
  return [confirmed, ...events].reduce(
    (state, event) => stepGame(state, { type: 'event', event }, 0).state,
    opened,
  )
}

const viewers = (count: number): GameServerEvent => ({ type: 'viewers', version: 1, data: { count } })
const error = (code: string): GameServerEvent => ({ type: 'error', data: { code, message: code } })

describe('a watched game', () => {
  it('shows moves and running clocks, and has no color to play', () => {
    const state = stateAfter(recordAfter(['e2e4', 'e7e5']), moveEvent(['e2e4', 'e7e5', 'g1f3']))
    const { game, clocks } = onlineSource(state, null)
    expect(game).toMatchObject({ color: null, san: ['e4', 'e5', 'Nf3'], turn: 'black' })
    expect(clocks.at(5000)).toEqual({ white: 600_000, black: 595_000, running: 'black' })
  })

  it('counts its viewers, and resets the count with a new connection', () => {
    const record = recordAfter(['e2e4'])
    expect(stateAfter(record).viewers).toBe(0)
    const watched = stateAfter(record, viewers(3), viewers(2))
    expect(watched.viewers).toBe(2)
    const again: GameServerEvent = {
      type: 'connection_confirmed',
      version: record.version,
      data: { color: null, beaconToken: null, state: record },
    }
    expect(stepGame(watched, { type: 'event', event: again }, 0).state.viewers).toBe(0)
  })

  it('is withdrawn without a toast from a viewer who may no longer watch', () => {
    const record = recordAfter(['e2e4'])
    const opened = stateAfter(record)
    const step = stepGame(opened, { type: 'event', event: error('WATCH_PREMIUM_ONLY') }, 0)
    expect(step.state.watchRefusal).toBe('premium')
    expect(step.effects).toEqual([])
    expect(stateAfter(record, error('NOT_A_PLAYER')).watchRefusal).toBeNull()
  })
})

it('maps the server’s codes to the reasons for a watch refusal', () => {
  const codes = ['UNAUTHENTICATED', 'WATCH_TOURNAMENT_ONLY', 'WATCH_TOO_MANY', 'WATCH_FULL', 'GAME_NOT_FOUND']
  expect(codes.map(watchRefusalOf)).toEqual(['guest', 'tournament', 'tooMany', 'full', null])
})
