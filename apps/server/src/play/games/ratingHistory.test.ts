import type { RatingHistory } from '@lance/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestGame, playOut } from '../../../test/gameKit.ts'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

const read = async (userId: string) =>
  (await testClient(server).call<RatingHistory>('GET', `/users/${userId}/rating-history`)).body

it('gains a point with each rated game, in the transaction that ends it, and is visible to everyone [RATING-6] [RATING-11]', async () => {
  for (const [timeControlS, incrementS, speed] of [
    [60, 0, 'bullet'],
    [180, 2, 'blitz'],
    [600, 0, 'rapid'],
    [3600, 0, 'classical'],
    [86_400, 0, 'daily'],
  ] as const) {
    const game = await openTestGame(server, { timeControlS, incrementS })
    await playOut(game, '1. f3 e5 2. g4 Qh4#')
    const { data } = await game.black.next('game_end')
    const at = server.time.nowMs()
    expect(await read(game.black.userId)).toEqual({
      items: [{ speed, games: 1, points: [{ game: 1, rating: data.ratings?.black.after, at }] }],
    })
  }
})

it('has no point for a game that did not count', async () => {
  const game = await openTestGame(server, { rated: false })
  await playOut(game, '1. f3 e5 2. g4 Qh4#')
  await game.black.next('game_end')
  expect(await read(game.black.userId)).toEqual({ items: [] })
})

it('spreads the points of a long history evenly, with the first and the last among them [RATING-6]', async () => {
  const { user } = await signUp(server)
  await server.ctx.pool.query(`insert into ratings values ($1, 'rapid', 1700, 60, 0.06, 5000, now())`, [
    user.id,
  ])
  await server.ctx.pool.query(
    `insert into rating_history select $1, 'rapid', n, 1500 + n / 25.0, timestamptz '2026-01-01' + n * interval '1 minute'
     from generate_series(1, 5000) as n`,
    [user.id],
  )
  const { items } = await read(user.id)
  const points = items[0]?.points ?? []
  expect(items[0]?.games).toBe(5000)
  expect(points).toHaveLength(201)
  expect(points.map(({ game }) => game).slice(0, 3)).toEqual([1, 25, 50])
  expect(points.at(-1)).toMatchObject({ game: 5000, rating: 1700 })
})

it('refuses USER_NOT_FOUND when there is no such player', async () => {
  const { body } = await testClient(server).call('GET', `/users/${crypto.randomUUID()}/rating-history`)
  expect(body.code).toBe('USER_NOT_FOUND')
})
