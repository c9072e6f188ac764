import type { User } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fund } from '../../../test/moneyKit.ts'
import { openScratchServer, signUp, type TestServer } from '../../../test/testServer.ts'
import {
  createCup,
  joinCup,
  rateInOrder,
  readCup,
  signUpMany,
  startCup,
} from '../../../test/tournamentKit.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server.stop())

type Person = Awaited<ReturnType<typeof signUp>>

const answer = async (person: Person, level: string | null, id = person.user.id) => {
  const { status, body } = await person.call<{ user: User; code: string }>(
    'PUT',
    `/users/${id}/introduction`,
    {
      body: { level },
    },
  )
  return { status, ...body }
}

const storedRatings = async (userId: string) =>
  (
    await server.ctx.pool.query(
      'select speed, rating, games, is_declared from ratings where user_id = $1 order by speed',
      [userId],
    )
  ).rows

describe('PUT /users/:id/introduction', () => {
  it('is due for a new account until the first answer, which sets its ratings [ACCOUNT-73] [RATING-9]', async () => {
    const person = await signUp(server)
    expect(person.user).toMatchObject({ introductionDue: true, elo: 1500, eloProvisional: true })
    const first = await answer(person, 'beginner')
    expect(first).toMatchObject({
      status: 200,
      user: { introductionDue: false, elo: 1100, eloProvisional: true },
    })
    expect(await storedRatings(person.user.id)).toEqual(
      ['blitz', 'bullet', 'chess960', 'classical', 'daily', 'rapid'].map((speed) => ({
        speed,
        rating: 1100,
        games: 0,
        is_declared: true,
      })),
    )
    const again = await answer(person, 'tournament')
    expect(again).toMatchObject({ status: 200, user: { introductionDue: false, elo: 1100 } })
  })

  it('leaves the starting rating where the question is skipped, for good', async () => {
    const person = await signUp(server)
    expect(await answer(person, null)).toMatchObject({
      status: 200,
      user: { introductionDue: false, elo: 1500 },
    })
    expect(await answer(person, 'learning')).toMatchObject({ user: { elo: 1500 } })
    expect(await storedRatings(person.user.id)).toEqual([])
  })

  it('keeps a rating that was already played for', async () => {
    const person = await signUp(server)
    await server.ctx.pool.query(
      `insert into ratings (user_id, speed, rating, deviation, volatility, games, rated_at)
       values ($1, 'rapid', 1612, 200, 0.06, 3, now())`,
      [person.user.id],
    )
    await answer(person, 'learning')
    expect(await storedRatings(person.user.id)).toMatchObject([
      { speed: 'blitz', rating: 800 },
      { speed: 'bullet', rating: 800 },
      { speed: 'chess960', rating: 800 },
      { speed: 'classical', rating: 800 },
      { speed: 'daily', rating: 800 },
      { speed: 'rapid', rating: 1612, games: 3, is_declared: false },
    ])
  })

  it('refuses an unknown level and another user, and changes nothing', async () => {
    const [person, other] = [await signUp(server), await signUp(server)]
    expect(await answer(person, 'grandmaster')).toMatchObject({ status: 400, code: 'MALFORMED' })
    expect(await answer(person, 'casual', other.user.id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    for (const { call } of [person, other])
      expect((await call<{ user: User }>('GET', '/auth/me')).body.user.introductionDue).toBe(true)
  })

  it('is in the export of own data, with the ratings that were declared [ACCOUNT-29]', async () => {
    const person = await signUp(server)
    await answer(person, 'casual')
    const { body } = await person.call<{ account: object }>('POST', `/users/${person.user.id}/export`, {
      body: { password: 'segredo-1' },
    })
    const declared = { rating: 1400, games: 0, isDeclared: true }
    expect(body.account).toMatchObject({
      introductionDue: false,
      ratings: [
        { speed: 'blitz', ...declared },
        { speed: 'bullet', ...declared },
        { speed: 'chess960', ...declared },
        { speed: 'classical', ...declared },
        { speed: 'daily', ...declared },
        { speed: 'rapid', ...declared },
      ],
    })
  })

  it('shows no speed on the public profile before a game at it [HALL-4]', async () => {
    const person = await signUp(server)
    await answer(person, 'regular')
    const { body } = await person.call<{ ratings: unknown[] }>('GET', `/users/${person.user.id}/profile`)
    expect(body.ratings).toEqual([])
  })
})

describe('a declared rating', () => {
  const queuedRating = async (person: Person, wager: number) => {
    const search = { player_id: person.user.id, time_control: 600, wager }
    const { status } = await person.call('POST', '/matchmaking-v2', { body: search })
    const { rows } = await server.ctx.pool.query(
      'select rating from matchmaking_queue where player_id = $1',
      [person.user.id],
    )
    await person.call('DELETE', `/matchmaking_queue/${person.user.id}`)
    return [status, rows[0]?.rating]
  }

  it('pairs games without a stake from the start, and games for stakes after ten games [RATING-9]', async () => {
    const person = await signUp(server)
    await answer(person, 'learning')
    await fund(server.ctx, person.user.id, 10)
    expect(await queuedRating(person, 0)).toEqual([200, 800])
    expect(await queuedRating(person, 2)).toEqual([200, 1500])
    await server.ctx.pool.query('update ratings set games = 10 where user_id = $1', [person.user.id])
    expect(await queuedRating(person, 2)).toEqual([200, 800])
  })

  it('seeds a tournament as the starting rating until ten games were played [RATING-9]', async () => {
    const [declared, ...rated] = await signUpMany(server, 4)
    if (!declared) throw new Error('no players')
    await answer(declared, 'tournament')
    await server.ctx.pool.query('update ratings set rating = 2100 where user_id = $1', [declared.user.id])
    await rateInOrder(server, rated)
    const startTime = new Date(server.time.nowMs() + 3_600_000).toISOString()
    const cup = await createCup(declared, { startTime, playerCount: 4 })
    for (const player of rated) await joinCup(player, cup)
    await startCup(server, await readCup(declared, cup))
    const { rows } = await server.ctx.pool.query(
      'select seed from tournament_entries where tournament_id = $1 and user_id = $2',
      [cup.id, declared.user.id],
    )
    expect(rows).toEqual([{ seed: 4 }])
  })
})
