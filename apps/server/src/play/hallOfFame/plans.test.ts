import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertGames, insertPeople, insertRatings } from '../../../test/listKit.ts'
import { openScratchServer, PATIENT, type TestServer } from '../../../test/testServer.ts'
import type { Context } from '../../kernel/context.ts'
import { openDatabase } from '../../kernel/db/openDatabase.ts'
import { listGames } from '../games/listGames.ts'
import { openOpenings } from '../games/openOpenings.ts'
import { readFacts } from '../lobby/readFacts.ts'
import { selectWeekChampions } from '../lobby/weekChampionsStore.ts'
import { selectLiveGames } from './liveGamesStore.ts'
import { makeRankMarks } from './makeRankMarks.ts'
import { openLiveGames } from './openLiveGames.ts'
import { readChampions } from './readChampions.ts'
import { readProfile } from './readProfile.ts'

// Query plans of everything that lists players and games, on tables large enough for the planner to care: no
// large table is read by a sequential scan, and no list is sorted that an index already orders.

const PEOPLE = 12_000
const GAMES = 30_000
const PLAYING = 300
const LARGE = ['users', 'ratings', 'game_tallies', 'games', 'moves', 'rank_marks']

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Plan Rows': number
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Plan[]
}

let server: TestServer & { connectionString: string }
/** The id of a user in the middle of every list, with games. */
let typicalUserId: string
beforeAll(async () => {
  server = await openScratchServer({ databaseTimeouts: PATIENT })
  const { pool, time } = server.ctx
  const now = new Date(time.nowMs())
  await insertPeople(pool, PEOPLE)
  await insertRatings(pool, now)
  await insertGames(pool, { ended: GAMES, playing: PLAYING, now })
  // A game in a hundred ended within the last week.
  await pool.query(
    `update games set white_score_change = 10, black_score_change = -10, white_score_booked = 10,
       black_score_booked = -10, ended_at = ended_at - (ply + abs(hashtext(id)) % 700) * interval '1 day'
     where status <> 'playing'`,
  )
  await makeRankMarks(server.ctx, { every: 100 })
  // Only the owner of the tables may vacuum them.
  const owner = openDatabase({ connectionString: server.connectionString, statementTimeoutMs: 0 })
  await owner.pool.query('vacuum analyze')
  await owner.close()
  const { rows } = await pool.query(
    `select id from users join ratings on user_id = id
     where settled_until is not null and rating between 1200 and 1400 and titles > 0 and score > 300
     order by titles, score, id limit 1`,
  )
  typicalUserId = rows[0].id
})
afterAll(() => server?.stop())

function* nodesOf(plan: Plan): Generator<Plan> {
  yield plan
  for (const part of plan.Plans ?? []) yield* nodesOf(part)
}

type Explained = { read: string[]; rows: number; nodes: string[] }

/** What the statements of a read do: which large tables they scan, and how many rows they process in all. */
async function explain(reading: (ctx: Context) => Promise<unknown>): Promise<Explained> {
  const statements: { sql: string; parameters: readonly unknown[] }[] = []
  const db: Context['db'] = new Kysely({
    dialect: new PostgresDialect({ pool: server.ctx.pool }),
    log: ({ query }) => void statements.push(query),
  })
  await reading({ ...server.ctx, db })
  expect(statements.length).toBeGreaterThan(0)
  const explained: Explained = { read: [], rows: 0, nodes: [] }
  for (const { sql, parameters } of statements) {
    // What begins and ends a transaction has no plan.
    if (!/^\s*(select|with)\b/i.test(sql)) continue
    const { rows } = await server.ctx.pool.query(`explain (analyze, format json) ${sql}`, [...parameters])
    for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan)) {
      explained.nodes.push(node['Node Type'])
      explained.rows += node['Actual Rows'] * node['Actual Loops']
      if (node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? ''))
        explained.read.push(`${node['Relation Name']}: ${sql}`)
    }
  }
  return explained
}

const RANKINGS = ['titles', 'rapid'] as const

describe('the query planner', () => {
  it.each(RANKINGS)(
    'uses indexes for the hall of fame by %s: the first page, a page far down, and the own row',
    async (board) => {
      const first = await readChampions(server.ctx, { board, cursor: undefined, userId: typicalUserId })
      if (!first.ok) throw new Error(first.code)
      expect(first.own?.rank).toBeGreaterThan(1000)
      const { rows } = await server.ctx.pool.query(
        'select rank, first, second, user_id from rank_marks where board = $1 order by rank desc limit 1',
        [board],
      )
      const mark = rows[0]
      const deep = `${mark.rank}_${mark.first}_${mark.second}_${mark.user_id}`
      for (const cursor of [undefined, deep]) {
        const { read, rows: passed } = await explain((ctx) =>
          readChampions(ctx, { board, cursor, userId: typicalUserId }),
        )
        expect(read).toEqual([])
        // A page, its users and one range between two marks, and no more.
        expect(passed).toBeLessThan(1000)
      }
    },
  )

  it('uses indexes for the live games, of all and of one tournament', async () => {
    const { read, rows } = await explain((ctx) => openLiveGames(ctx)(typicalUserId))
    expect(read).toEqual([])
    expect(rows).toBeLessThan(1000)
    const ofOne = await explain(({ db }) =>
      selectLiveGames(db, { limit: 30, tournamentId: crypto.randomUUID() }),
    )
    expect(ofOne.read).toEqual([])
    expect(ofOne.rows).toBeLessThan(1000)
  })

  it('uses indexes for the lobby: its facts, and the points of a week without reading the games', async () => {
    const facts = await explain((ctx) => readFacts(ctx))
    expect(facts.read).toEqual([])
    expect(facts.rows).toBeLessThan(1000)
    const since = new Date(server.time.nowMs() - 7 * 86_400_000)
    const week = await explain(({ db }) => selectWeekChampions(db, { since, limit: 3 }))
    expect(week.read).toEqual([])
    expect(week.nodes).toContain('Index Only Scan')
    expect(week.rows).toBeLessThan(5000)
  })

  it('uses indexes for a player’s public page', async () => {
    const { read, rows } = await explain((ctx) => readProfile(ctx, typicalUserId))
    expect(read).toEqual([])
    expect(rows).toBeLessThan(20)
  })

  it('uses indexes for a player’s games', async () => {
    const { read, rows } = await explain((ctx) =>
      listGames(ctx, { userId: typicalUserId, callerId: null, status: 'ended', cursor: undefined }),
    )
    expect(read).toEqual([])
    expect(rows).toBeLessThan(1000)
  })

  it('uses indexes for a player’s openings: 200 games at most, and their first moves once', async () => {
    const { pool } = server.ctx
    await pool.query(
      `with others as (
         select id, row_number() over (order by id) as n from users where id <> $1 limit 500
       ), played as (
         insert into games (id, white_id, black_id, time_control_s, fen, ply, white_ms, black_ms, turn_started_at,
           beacon_key, white_elo, black_elo, white_elo_provisional, black_elo_provisional, created_at, status, reason,
           ended_at)
         select 'aberta' || lpad(n::text, 6, '0'), case when n % 2 = 0 then $1 else id end,
           case when n % 2 = 0 then id else $1 end, 600, '', 18, 0, 0, now(), '', 1500, 1500, false, false,
           now() - n * interval '1 hour', 'draw', 'agreement', now()
         from others returning id
       )
       insert into moves (game_id, ply, uci, move_id, clock_ms, played_at)
       select id, ply, uci, gen_random_uuid(), 0, now() from played, unnest(array[
         'e2e4', 'c7c5', 'g1f3', 'd7d6', 'd2d4', 'c5d4', 'f3d4', 'g8f6', 'b1c3', 'a7a6', 'c1e3', 'e7e5', 'd4b3',
         'c8e6', 'f2f3', 'b8d7', 'd1d2', 'b7b5'
       ]) with ordinality as line (uci, ply)`,
      [typicalUserId],
    )
    const reader = await explain(async (ctx) => {
      const read = openOpenings(ctx)
      await read(typicalUserId)
      // Nothing of it is read again but the list of games.
      await read(typicalUserId)
    })
    expect(reader.read).toEqual([])
    expect(reader.rows).toBeLessThan(30_000)
  })
})
