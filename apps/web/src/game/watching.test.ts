import type { GameRecord, GameServerEvent } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { moveEvent, recordAfter } from './gameFixture.ts'
import { type GameState, startGameState } from './gameState.ts'
import { onlineSource } from './onlineSource.ts'
import { stepGame } from './stepGame.ts'
import { watchRefusalOf } from './watchRefusal.ts'

const NOBODY = '33333333-3333-4333-8333-333333333333'

/** The page of somebody who does not play, once it heard all this; what it asked for is left aside. */
function afterHearing(record: GameRecord, ...events: GameServerEvent[]): GameState {
  const confirmed: GameServerEvent = {
    type: 'connection_confirmed',
    version: record.version,
    data: { color: null, beaconToken: null, state: record },
  }
  const opened = stepGame(startGameState(NOBODY), { type: 'connection', status: 'Open' }, 0).state
  return [confirmed, ...events].reduce(
    (state, event) => stepGame(state, { type: 'event', event }, 0).state,
    opened,
  )
}

const viewers = (count: number): GameServerEvent => ({ type: 'viewers', version: 1, data: { count } })
const error = (code: string): GameServerEvent => ({ type: 'error', data: { code, message: code } })

describe('a game of others', () => {
  it('is seen from White’s side, move by move, its clocks running, with nothing that could be moved', () => {
    const state = afterHearing(recordAfter(['e2e4', 'e7e5']), moveEvent(['e2e4', 'e7e5', 'g1f3']))
    const { game, clocks } = onlineSource(state, null)
    expect(game).toMatchObject({ color: null, san: ['e4', 'e5', 'Nf3'], turn: 'black' })
    expect(clocks.at(5000)).toEqual({ white: 600_000, black: 595_000, running: 'black' })
  })

  it('says how many watch it, and forgets it with the connection', () => {
    const record = recordAfter(['e2e4'])
    expect(afterHearing(record).viewers).toBe(0)
    const watched = afterHearing(record, viewers(3), viewers(2))
    expect(watched.viewers).toBe(2)
    const again: GameServerEvent = {
      type: 'connection_confirmed',
      version: record.version,
      data: { color: null, beaconToken: null, state: record },
    }
    expect(stepGame(watched, { type: 'event', event: again }, 0).state.viewers).toBe(0)
  })

  it('is taken from who may not watch it any more, without a toast, until he may again', () => {
    const record = recordAfter(['e2e4'])
    const opened = afterHearing(record)
    const step = stepGame(opened, { type: 'event', event: error('WATCH_PREMIUM_ONLY') }, 0)
    expect(step.state.watchRefusal).toBe('premium')
    expect(step.effects).toEqual([])
    expect(afterHearing(record, error('NOT_A_PLAYER')).watchRefusal).toBeNull()
  })
})

it('tells why somebody may not watch by the server’s code', () => {
  const codes = ['UNAUTHENTICATED', 'WATCH_TOURNAMENT_ONLY', 'WATCH_TOO_MANY', 'WATCH_FULL', 'GAME_NOT_FOUND']
  expect(codes.map(watchRefusalOf)).toEqual(['guest', 'tournament', 'tooMany', 'full', null])
})
