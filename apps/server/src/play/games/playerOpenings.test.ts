import type { PlayerOpenings } from '@lance/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertGame, ucisOf } from '../../../test/gameKit.ts'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

type Person = Awaited<ReturnType<typeof signUp>>

const read = async (person: Person) =>
  (await testClient(server).call<PlayerOpenings>('GET', `/users/${person.user.id}/openings`)).body

/** Inserts a game with these moves; without `reason` it still runs. */
async function play(
  { white, black, moves }: { white: Person; black: Person; moves: string },
  { reason, winner = null }: { reason?: string; winner?: Person | null },
): Promise<string> {
  server.time.advance(1000)
  const gameId = await insertGame(server, { whiteId: white.user.id, blackId: black.user.id })
  const { pool } = server.ctx
  await pool.query(
    `insert into moves (game_id, ply, uci, move_id, clock_ms, played_at)
     select $1, ply, uci, gen_random_uuid(), 0, now() from unnest($2::text[]) with ordinality as line (uci, ply)`,
    [gameId, ucisOf(moves)],
  )
  if (reason === undefined) return gameId
  await pool.query(
    `with seats as (delete from live_seat where game_id = $1)
     update games set status = $2, reason = $3, winner_id = $4, ended_at = now(), due_at = null, sweep_at = null
     where id = $1`,
    [gameId, reason === 'agreement' ? 'draw' : reason, reason, winner?.user.id ?? null],
  )
  return gameId
}

it('counts the openings of finished games by color and result, the most frequent first [HALL-10]', async () => {
  const [ana, bia] = [await signUp(server), await signUp(server)]
  const as = { white: ana, black: bia }
  const najdorf = '1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6'
  const dragon = '1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 g6'
  const first = await play({ ...as, moves: najdorf }, { reason: 'resignation', winner: ana })
  await play({ ...as, moves: dragon }, { reason: 'agreement' })
  const london = await play({ ...as, moves: '1. d4 d5 2. Bf4' }, { reason: 'timeout', winner: bia })
  await play({ ...as, moves: '1. d4' }, { reason: 'aborted' })
  // A running game says nothing.
  const running = await play({ white: bia, black: ana, moves: '1. b4' }, {})
  const { games, white, black, latest } = await read(ana)
  expect(games).toBe(3)
  expect(white).toEqual([
    {
      name: 'Sicilian Defense',
      fen: 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -',
      wins: 1,
      draws: 1,
      losses: 0,
    },
    expect.objectContaining({ wins: 0, draws: 0, losses: 1 }),
  ])
  expect(black).toEqual([])
  expect((await read(bia)).black[0]).toMatchObject({ name: 'Sicilian Defense', wins: 0, draws: 1, losses: 1 })
  expect(latest.map(({ gameId }) => gameId)).not.toContain(running)
  expect(latest.find(({ gameId }) => gameId === first)?.name).toBe('Sicilian Defense: Najdorf Variation')
  expect(latest.map(({ gameId }) => gameId)).toContain(london)
})

it('names only the last twenty games, which everyone may see, and counts 200 [HALL-5] [HALL-10]', async () => {
  const [caio, davi] = [await signUp(server), await signUp(server)]
  const { rows } = await server.ctx.pool.query<{ id: string }>(
    `with played as (
       insert into games (id, white_id, black_id, status, reason, time_control_s, fen, ply, white_ms, black_ms,
         turn_started_at, beacon_key, white_elo, black_elo, white_elo_provisional, black_elo_provisional, created_at,
         ended_at)
       select 'aberta' || lpad(n::text, 6, '0'), $1, $2, case when n % 50 = 0 then 'aborted' else 'draw' end,
         case when n % 50 = 0 then 'aborted' else 'agreement' end, 600, '', 1, 0, 0, now(), '', 1500, 1500, false,
         false, timestamptz '2026-01-01' - n * interval '1 hour', now()
       from generate_series(0, 209) as n returning id
     ), moved as (
       insert into moves (game_id, ply, uci, move_id, clock_ms, played_at)
       select id, 1, 'e2e4', gen_random_uuid(), 0, now() from played
     )
     select id from played order by id`,
    [caio.user.id, davi.user.id],
  )
  // Four of the 200 were aborted, and one of the last twenty.
  const { games, white, latest } = await read(caio)
  expect(games).toBe(196)
  expect(white).toMatchObject([{ name: "King's Pawn Game", wins: 0, draws: 196, losses: 0 }])
  expect(latest.map(({ gameId }) => gameId)).toEqual(rows.slice(0, 20).map(({ id }) => id))
})

it('refuses USER_NOT_FOUND when there is no such player', async () => {
  const { body } = await testClient(server).call('GET', `/users/${crypto.randomUUID()}/openings`)
  expect(body.code).toBe('USER_NOT_FOUND')
})
