import type { PublicSettings, TournamentList } from '@lance/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'
import { openCup } from '../../../test/tournamentKit.ts'

const MINUTE_MS = 60_000

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({
    env: {
      TOURNAMENT_MIN_LEAD_S: '120',
      TOURNAMENT_NO_SHOW_S: '90',
      TOURNAMENT_TIME_CONTROL_S: '300',
      PREMIUM_ALLOWANCE_CENTS: '750',
    },
  })
})
afterAll(() => server?.stop())

it('tells everyone what the operator has set [API-7]', async () => {
  expect((await testClient(server).call<PublicSettings>('GET', '/settings')).body).toEqual({
    tournament: { minLeadS: 120, noShowS: 90, timeControlS: 300, paidFormats: false },
    premium: { allowance: 7.5 },
  })
})

it('counts the likely end of a tournament with the waits and clocks that are set [TOUR-7]', async () => {
  const creator = await signUp(server)
  await openCup(server, [creator])
  const { body } = await creator.call<TournamentList>('GET', '/tournaments')
  const [{ startTime, likelyEndAt } = { startTime: '', likelyEndAt: 0 }] = body.tournaments
  // Each of three rounds: 90 s, two clocks of 5 minutes, and 10 for a second game with the wait before it.
  expect(likelyEndAt - Date.parse(startTime)).toBe(3 * 21.5 * MINUTE_MS)
})
