import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { playOut } from '../../../test/gameKit.ts'
import { operate } from '../../../test/operate.ts'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'
import {
  joinMatchGame,
  openCup,
  type Person,
  playRound,
  readBracket,
  readCup,
  signUpMany,
  startCup,
  startMatchOf,
  waitForEnd,
} from '../../../test/tournamentKit.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ env: { SESSION_ACCESS_S: '10000000' } })
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
})

const BY = ['--who', 'Carla', '--why', 'the loser had help'] as const

const correct = (matchId: string, winnerId: string, act: string = randomUUID()) =>
  operate(server, 'correct-result', '--match', matchId, '--winner', winnerId, '--act', act, ...BY)

type Cup = Awaited<ReturnType<typeof openCup>>
type Match = NonNullable<Awaited<ReturnType<typeof readBracket>>[number]>[number]

async function openSemiFinals(): Promise<{ people: Person[]; cup: Cup; one: Match; other: Match }> {
  const people = await signUpMany(server, 4)
  const cup = await openCup(server, people, { entryFee: 5, playerCount: 4 })
  await startCup(server, cup)
  const [one, other] = (await readBracket(people[0] as Person, cup))[1] ?? []
  if (!one || !other) throw new Error('no semi-finals')
  return { people, cup, one, other }
}

/** Plays a match that White wins. Returns winner and loser. */
async function playMatch(people: readonly Person[], cup: Cup, match: Match) {
  const starter = people.find(({ user }) => user.id === match.player1?.id) as Person
  const { body } = await startMatchOf(starter, cup, match)
  const game = await joinMatchGame(server, people, body.match)
  await playOut(game, '1. e4 e5')
  game.black.send({ type: 'resign' })
  await waitForEnd(game)
  return { winnerId: game.white.userId, loserId: game.black.userId, gameId: game.gameId }
}

const noticesOf = async (matchId: string) => {
  const { rows } = await server.ctx.pool.query(
    'select user_id, kind from match_notices where match_id = $1',
    [matchId],
  )
  return new Map(rows.map(({ user_id, kind }) => [user_id, kind]))
}

const finalOf = async (people: readonly Person[], cup: Cup) =>
  (await readBracket(people[0] as Person, cup))[2]?.[0] ?? null

const playersOf = (match: Match | null) => [match?.player1?.id, match?.player2?.id]

describe('correct-result', () => {
  it('sets another winner before the round is over, tells both players, and repeats an act without effect [DESK-46] [DESK-47]', async () => {
    const { people, cup, one, other } = await openSemiFinals()
    expect((await correct(one.id, one.player1?.id ?? '')).code).toBe('MATCH_NOT_OVER')
    const { winnerId, loserId } = await playMatch(people, cup, one)
    const act = randomUUID()
    expect(await correct(one.id, loserId, act)).toMatchObject({
      ok: true,
      changed: { user: loserId, from: winnerId, to: loserId },
    })
    expect(Object.fromEntries(await noticesOf(one.id))).toEqual({
      [loserId]: 'corrected_won',
      [winnerId]: 'corrected_lost',
    })
    expect((await correct(one.id, winnerId)).ok).toBe(true)
    expect((await correct(one.id, loserId, act)).ok).toBe(true)
    const bracket = await readBracket(people[0] as Person, cup)
    expect(bracket[1]?.[0]?.winnerId).toBe(winnerId)
    expect((await correct(one.id, loserId)).ok).toBe(true)
    const second = await playMatch(people, cup, other)
    await server.sweep('tournament rounds')
    expect(playersOf(await finalOf(people, cup)).sort()).toEqual([loserId, second.winnerId].sort())
  })

  it('replaces a finalist while the final waits, and prizes and title follow the final that is played [DESK-46]', async () => {
    const { people, cup, one, other } = await openSemiFinals()
    const first = await playMatch(people, cup, one)
    const second = await playMatch(people, cup, other)
    await server.sweep('tournament rounds')
    server.time.advance(100_000)
    expect((await correct(one.id, first.loserId)).ok).toBe(true)
    const final = await finalOf(people, cup)
    expect(playersOf(final)).toEqual([first.loserId, second.winnerId])
    // The time for starting begins again.
    server.time.advance(120_000)
    await server.sweep('tournament matches')
    expect((await finalOf(people, cup))?.status).toBe('PENDING')
    const own = people.find(({ user }) => user.id === first.winnerId) as Person
    expect((await startMatchOf(own, cup, final as Match)).body.code).toBe('MATCH_ELIMINATED')
    const championId = await playRound(server, { people, cup, round: 2 })
    const finished = await readCup(people[0] as Person, cup)
    expect(finished.status).toBe('FINISHED')
    const { rows } = await server.ctx.pool.query(
      'select place, user_id from tournament_prizes where tournament_id = $1 order by place',
      [cup.id],
    )
    const [loserOfFinal] = [first.loserId, second.winnerId].filter((id) => id !== championId)
    expect(rows.map(({ user_id }) => user_id)).toEqual([championId, loserOfFinal])
    const late = await correct(one.id, first.winnerId)
    expect(late).toMatchObject({ ok: false, code: 'TOURNAMENT_NOT_RUNNING' })
  })

  it('is refused once the final has begun [DESK-46]', async () => {
    const { people, cup, one, other } = await openSemiFinals()
    const first = await playMatch(people, cup, one)
    await playMatch(people, cup, other)
    await server.sweep('tournament rounds')
    const final = await finalOf(people, cup)
    const starter = people.find(({ user }) => user.id === final?.player1?.id) as Person
    await startMatchOf(starter, cup, final as Match)
    expect(await correct(one.id, first.loserId)).toMatchObject({ ok: false, code: 'NEXT_MATCH_STARTED' })
    expect(playersOf(await finalOf(people, cup))).toEqual(playersOf(final))
  })

  it.each([1, 2, 3])(
    'draws the final with the corrected winner, whether the round advances first: race %d [DESK-46]',
    async () => {
      const { people, cup, one, other } = await openSemiFinals()
      const first = await playMatch(people, cup, one)
      const act = randomUUID()
      const [second, ...corrected] = await Promise.all([
        playMatch(people, cup, other),
        correct(one.id, first.loserId, act),
        correct(one.id, first.loserId, act),
        server.sweep('tournament rounds'),
      ])
      expect(corrected.slice(0, 2)).toMatchObject([{ ok: true }, { ok: true }])
      await server.sweep('tournament rounds')
      expect(playersOf(await finalOf(people, cup))).toEqual([first.loserId, second.winnerId])
      expect((await finalOf(people, cup))?.status).toBe('PENDING')
    },
  )
})
