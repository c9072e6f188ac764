import type { GameListItem, PublicProfile } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertGame, joinGame, openTestGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import { setTitlesAndScore } from '../../../test/listKit.ts'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

const read = (userId: string) =>
  testClient(server).call<PublicProfile & { code: string }>('GET', `/users/${userId}/profile`)
const recordOf = async ({ userId }: { userId: string }) => (await read(userId)).body.record
const NONE = { wins: 0, draws: 0, losses: 0 }

async function endOf({ white, black }: TestGame) {
  await Promise.all([white.next('game_end'), black.next('game_end')])
}

describe('the public page of a player', () => {
  it('shows what is public and nothing private [HALL-4]', async () => {
    const person = await signUp(server, { name: 'Ana', email: 'ana@publica.test' })
    await person.call('PUT', `/users/${person.user.id}`, { body: { name: 'Ana', country: 'PT' } })
    await setTitlesAndScore(server, person.user.id, { titles: 2, score: 30 })
    const { status, body, headers } = await read(person.user.id)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    // The whole answer: no e-mail, no phone, no balance, no status.
    expect(body).toEqual({
      id: person.user.id,
      name: 'Ana',
      country: 'PT',
      isPremium: false,
      isChampion: true,
      titles: 2,
      score: 30,
      memberSince: server.time.nowMs(),
      ratings: [],
      record: { white: NONE, black: NONE },
    })
  })

  it('says how much a rating changed in 30 days, or since its first game [RATING-10]', async () => {
    const { user } = await signUp(server)
    const { pool, time } = server.ctx
    const insert = async (speed: string, points: [daysAgo: number, rating: number][]) => {
      const at = (daysAgo: number) => new Date(time.nowMs() - daysAgo * 86_400_000)
      const last = points.at(-1) as [number, number]
      await pool.query(`insert into ratings values ($1, $2, $3, 60, 0.06, $4, $5)`, [
        user.id,
        speed,
        last[1],
        points.length,
        at(last[0]),
      ])
      for (const [index, [daysAgo, rating]] of points.entries())
        await pool.query('insert into rating_history values ($1, $2, $3, $4, $5)', [
          user.id,
          speed,
          index + 1,
          rating,
          at(daysAgo),
        ])
    }
    await insert('rapid', [
      [40, 1500],
      [31, 1520],
      [29, 1490],
      [1, 1475],
    ])
    await insert('classical', [
      [20, 1600],
      [2, 1630],
    ])
    await insert('daily', [[60, 1400]])
    const { ratings } = (await read(user.id)).body
    expect(ratings.map(({ speed, change }) => [speed, change])).toEqual([
      ['rapid', -45],
      ['classical', 30],
      ['daily', null],
    ])
  })

  it('counts wins, draws and losses by color, and shows the ratings of the speeds played [RATING-1] [RATING-8]', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. f3 e5 2. g4 Qh4#')
    await endOf(game)
    expect(await recordOf(game.white)).toEqual({ white: { ...NONE, losses: 1 }, black: NONE })
    expect(await recordOf(game.black)).toEqual({ white: NONE, black: { ...NONE, wins: 1 } })
    const { ratings } = (await read(game.black.userId)).body
    expect(ratings).toEqual([
      { speed: 'rapid', elo: expect.any(Number), provisional: true, games: 1, change: 0 },
    ])
    expect(ratings[0]?.elo).toBeGreaterThan(1500)
  })

  it('counts an unrated draw between friends, but not an aborted game [RATING-8]', async () => {
    const friends = await openTestGame(server, { rated: false })
    await playOut(friends, '1. e4 e5')
    friends.white.send({ type: 'draw_offer' })
    const { data } = await friends.black.next('draw_offer')
    friends.black.send({ type: 'draw_accept', data: { offerId: data.offerId } })
    await endOf(friends)
    expect(await recordOf(friends.white)).toEqual({ white: { ...NONE, draws: 1 }, black: NONE })
    expect(await recordOf(friends.black)).toEqual({ white: NONE, black: { ...NONE, draws: 1 } })
    expect((await read(friends.white.userId)).body.ratings).toEqual([])

    const aborted = await openTestGame(server)
    aborted.white.send({ type: 'resign' })
    await endOf(aborted)
    expect(await recordOf(aborted.white)).toEqual({ white: NONE, black: NONE })
  })

  it('counts each game once when two games of the same players end at the same moment', async () => {
    const live = await openTestGame(server)
    const daily = await insertGame(server, {
      whiteId: live.black.userId,
      blackId: live.white.userId,
      timeControlS: 86_400,
      rated: false,
    })
    const other: TestGame = {
      gameId: daily,
      white: await joinGame(server, live.black.client, daily),
      black: await joinGame(server, live.white.client, daily),
    }
    await other.white.next('presence')
    for (const game of [live, other]) await playOut(game, '1. f3 e5 2. g4')
    for (const game of [live, other]) game.black.sendMove('d8h4', { ply: 4 })
    await Promise.all([endOf(live), endOf(other)])
    const both = { white: { ...NONE, losses: 1 }, black: { ...NONE, wins: 1 } }
    expect([await recordOf(live.white), await recordOf(live.black)]).toEqual([both, both])
  })

  it('returns 404 for an unknown player, and 400 for a malformed id', async () => {
    const unknown = await read('00000000-0000-4000-8000-000000000000')
    expect([unknown.status, unknown.body.code]).toEqual([404, 'USER_NOT_FOUND'])
    expect((await read('nobody')).status).toBe(400)
  })

  it('comes with the player’s last games, which guests may read too [HALL-4]', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. f3 e5 2. g4 Qh4#')
    await endOf(game)
    const guest = testClient(server)
    const path = `/users/${game.white.userId}/games`
    const { body } = await guest.call<{ items: GameListItem[]; nextCursor: null }>('GET', path)
    expect(body).toMatchObject({ items: [{ game_id_text: game.gameId, ply: 4 }], nextCursor: null })
    for (const query of ['?status=playing', '?cursor=0.partida-1'])
      expect((await guest.call('GET', `${path}${query}`)).status).toBe(403)
  })
})
