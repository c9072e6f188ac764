import type { Champion, Champions } from '@lance/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertGame, openTestGame, playOut } from '../../../test/gameKit.ts'
import { insertPeople, insertRatings, setTitlesAndScore } from '../../../test/listKit.ts'
import {
  openScratchServer,
  signUp,
  signUpMember,
  type TestClient,
  type TestServer,
  testClient,
} from '../../../test/testServer.ts'
import { makeRankMarks } from './makeRankMarks.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  await server.ctx.pool.query(
    'update users set titles = 0, score = 0; delete from ratings; delete from rank_marks',
  )
})

const read = async (person: TestClient, query = '') =>
  (await person.call<Champions>('GET', `/champions${query}`)).body
const names = ({ items }: Champions) => items.map(({ name }) => name)

/** The rows of all pages in order. */
async function readAll(query = ''): Promise<Champion[]> {
  const rows: Champion[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Champions = await read(
      testClient(server),
      `?${query}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    rows.push(...page.items)
    cursor = page.nextCursor
  }
  return rows
}

describe('the hall of fame', () => {
  it('has the last game of each of the first three, from their side [HALL-11]', async () => {
    const lost = await openTestGame(server)
    await playOut(lost, '1. f3 e5 2. g4 Qh4#')
    await lost.black.next('game_end')
    const { gameId, white, black } = lost
    // A game that was aborted, and one that runs, are not it.
    server.time.advance(1000)
    const aborted = await insertGame(server, { whiteId: white.userId, blackId: black.userId })
    await server.ctx.pool.query(
      `with seats as (delete from live_seat where game_id = $1)
       update games set status = 'aborted', reason = 'aborted', ended_at = now(), due_at = null, sweep_at = null
       where id = $1`,
      [aborted],
    )
    await insertGame(server, { whiteId: white.userId, blackId: black.userId })
    const idle = await signUp(server)
    await setTitlesAndScore(server, white.userId, { titles: 3 })
    await setTitlesAndScore(server, idle.user.id, { titles: 2 })
    await setTitlesAndScore(server, black.userId, { titles: 1 })
    const { lastGames } = await read(testClient(server))
    const shared = { game_id_text: gameId, fen: expect.stringContaining('Pq') }
    expect(lastGames).toEqual([
      { ...shared, userId: white.userId, color: 'white', opponent: black.client.user.name, side: 'lost' },
      { ...shared, userId: black.userId, color: 'black', opponent: white.client.user.name, side: 'won' },
    ])
  })

  it('sorts by titles, then by points, and marks members [HALL-1]', async () => {
    const people = await Promise.all(
      ['Ana', 'Bia', 'Caio', 'Davi'].map((name) => signUp(server, { name, email: `${name}@fama.test` })),
    )
    const fame = [
      { titles: 1, score: 900 },
      { titles: 2, score: 10 },
      { titles: 2, score: 40 },
      { titles: 0, score: 5000 },
    ]
    for (const [index, { user }] of people.entries())
      await setTitlesAndScore(server, user.id, fame[index] ?? {})
    const member = await signUpMember(server)
    await setTitlesAndScore(server, member.user.id, { titles: 3 })
    const page = await read(testClient(server))
    expect(names(page)).toEqual([member.user.name, 'Caio', 'Bia', 'Ana'])
    expect(page.items.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
    expect(page.items[0]).toEqual({
      rank: 1,
      id: member.user.id,
      name: member.user.name,
      country: null,
      isPremium: true,
      score: 0,
      titles: 3,
      elo: null,
      games: null,
    })
    expect(page).toMatchObject({ own: null, nextCursor: null })
  })

  it('omits users without a title, whatever their points, and gives them no own row [HALL-1]', async () => {
    const newcomer = await signUp(server)
    await setTitlesAndScore(server, newcomer.user.id, { score: 5000 })
    expect(await read(newcomer)).toEqual({ items: [], nextCursor: null, own: null, lastGames: [] })
  })

  it('is paged without gaps or repeats, even when a user rises to the top between two pages [HALL-2]', async () => {
    await insertPeople(server.ctx.pool, 140)
    const all = await readAll()
    const keys = all.map(({ titles, score, id }) => [titles, score, id] as const)
    expect(keys).toEqual(
      [...keys].sort((one, other) => other[0] - one[0] || other[1] - one[1] || (other[2] < one[2] ? -1 : 1)),
    )
    expect(all.map(({ rank }) => rank)).toEqual(all.map((_, index) => index + 1))
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const first = await read(testClient(server))
    await setTitlesAndScore(server, all.at(-1)?.id ?? '', { titles: 99 })
    const second = await read(testClient(server), `?cursor=${first.nextCursor}`)
    expect(second.items.map(({ id }) => id)).toEqual(all.slice(50, 100).map(({ id }) => id))
    expect(second.items[0]?.rank).toBe(51)
  })

  it('returns the caller’s own row with its rank on every page [HALL-2]', async () => {
    await insertPeople(server.ctx.pool, 140)
    const me = await signUp(server)
    await setTitlesAndScore(server, me.user.id, { titles: 1, score: 5 })
    const all = await readAll()
    const own = all.find(({ id }) => id === me.user.id)
    expect(own?.rank).toBe(all.length)
    const first = await read(me)
    expect(first.own).toEqual(own)
    expect(first.items.some(({ id }) => id === me.user.id)).toBe(false)
    expect((await read(me, `?cursor=${first.nextCursor}`)).own).toEqual(own)
  })

  it('counts the same rank from the nearest mark as from the top', async () => {
    await insertPeople(server.ctx.pool, 200)
    const me = await signUp(server)
    await setTitlesAndScore(server, me.user.id, { titles: 1, score: 15 })
    const { own } = await read(me)
    await makeRankMarks(server.ctx, { every: 10 })
    const { rows } = await server.ctx.pool.query(
      `select count(*)::int as marks from rank_marks where board = 'titles'`,
    )
    expect(rows[0].marks).toBeGreaterThan(10)
    expect((await read(me)).own).toEqual(own)
    await setTitlesAndScore(server, me.user.id, { titles: 100 })
    expect((await read(me)).own?.rank).toBe(1)
    await setTitlesAndScore(server, me.user.id, { titles: 1, score: 15 })
    expect((await read(me)).own).toEqual(own)
  })

  it('renews its marks once a minute, whichever server is first', async () => {
    await insertPeople(server.ctx.pool, 40)
    const madeAt = async () =>
      (await server.ctx.pool.query('select distinct made_at from rank_marks')).rows.map(({ made_at }) =>
        made_at.getTime(),
      )
    await makeRankMarks(server.ctx, { every: 10 })
    const first = server.time.nowMs()
    server.time.advance(10_000)
    await makeRankMarks(server.ctx, { every: 10 })
    expect(await madeAt()).toEqual([first])
    server.time.advance(60_000)
    await makeRankMarks(server.ctx, { every: 10 })
    expect(await madeAt()).toEqual([server.time.nowMs()])
  })

  it('refuses a malformed cursor and an unknown list', async () => {
    for (const query of ['?cursor=x', '?cursor=1_2_3_4', '?by=money', '?class=ultra', '?page=2'])
      expect(await testClient(server).call('GET', `/champions${query}`)).toMatchObject({
        status: 400,
        body: { code: 'MALFORMED' },
      })
  })
})

describe('the hall of fame by rating', () => {
  it('has one list per speed, of the ratings that are settled today [HALL-1]', async () => {
    const now = new Date(server.time.nowMs())
    const [ana, bia, caio] = await Promise.all([signUp(server), signUp(server), signUp(server)])
    const store = (userId: string, speed: string, rating: number, settledDays: number | null) =>
      server.ctx.pool.query(
        `insert into ratings (user_id, speed, rating, deviation, volatility, games, rated_at, settled_until)
         values ($1, $2, $3, 60, 0.06, 30, $4, $4::timestamptz + $5::int * interval '1 day')`,
        [userId, speed, rating, now, settledDays],
      )
    await store(ana.user.id, 'rapid', 1800.4, 300)
    await store(bia.user.id, 'rapid', 1800.6, 300)
    await store(caio.user.id, 'rapid', 2400, null)
    await store(caio.user.id, 'daily', 1700, 300)
    const rapid = await read(caio, '?by=rating')
    expect(rapid.items.map(({ id, elo, rank }) => [id, elo, rank])).toEqual([
      [bia.user.id, 1801, 1],
      [ana.user.id, 1800, 2],
    ])
    expect(rapid.own).toBeNull()
    const daily = await read(caio, '?by=rating&class=daily')
    expect(daily.own).toMatchObject({ rank: 1, elo: 1700, games: 30 })
    expect((await read(caio, '?by=rating&class=classical')).items).toEqual([])
    server.time.advance(301 * 86_400_000)
    expect((await read(testClient(server), '?by=rating')).items).toEqual([])
  })

  it('pages and ranks like the list by titles', async () => {
    await insertPeople(server.ctx.pool, 200)
    await insertRatings(server.ctx.pool, new Date(server.time.nowMs()))
    const all = await readAll('by=rating')
    expect(all.length).toBeGreaterThan(100)
    expect(all.map(({ rank }) => rank)).toEqual(all.map((_, index) => index + 1))
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const elos = all.map(({ elo }) => elo ?? 0)
    expect(elos).toEqual([...elos].sort((one, other) => other - one))
  })
})
