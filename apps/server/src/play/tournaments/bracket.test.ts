import { randomUUID } from 'node:crypto'
import type { Bracket, Tournament, TournamentViewPage } from '@lance/contract'
import { drawFirstRound, type Seeded } from '@lance/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertGame } from '../../../test/gameKit.ts'
import {
  openScratchServer,
  signUp,
  type TestClient,
  type TestServer,
  testClient,
} from '../../../test/testServer.ts'
import { createCup } from '../../../test/tournamentKit.ts'

let server: TestServer
let guest: TestClient
beforeAll(async () => {
  server = await openScratchServer()
  guest = testClient(server)
})
afterAll(() => server.stop())

/** Inserts a tournament in its first round. Players without a given name are called Pessoa and their seed. */
async function insertRunning(players: number, names: readonly string[] = []) {
  const id = randomUUID()
  const seeded = Array.from({ length: players }, (_, index) => ({ playerId: randomUUID(), seed: index + 1 }))
  const now = new Date(server.ctx.time.nowMs())
  const userIds = seeded.map(({ playerId }) => playerId)
  const shown = userIds.map((_, index) => names[index] ?? `Pessoa ${index + 1}`)
  const { db } = server.ctx
  await sql`
    insert into users (id, email, name, password_hash)
    select id, id || '@lance.test', name, '-' from unnest(${userIds}::uuid[], ${shown}::text[]) as u (id, name)`.execute(
    db,
  )
  await sql`
    insert into tournaments (id, creator_id, name, entry_cents, player_count, prize_distribution, start_at,
      total_rounds, created_at, status, current_round, started_at, participants)
    values (${id}, ${userIds[0]}, 'Copa', 0, 8192, 'SPLIT_TOP_2', ${now}, ${Math.ceil(Math.log2(players))}, ${now},
      'IN_PROGRESS', 1, ${now}, ${players})`.execute(db)
  await sql`
    insert into tournament_entries (tournament_id, user_id, entered_at, seed, paid_cents)
    select ${id}, user_id, ${now}, seed, 0
    from unnest(${userIds}::uuid[]) with ordinality as e (user_id, seed)`.execute(db)
  await insertRound(id, seeded)
  return { id, userIds }
}

async function insertRound(tournamentId: string, seeded: readonly Seeded[]): Promise<void> {
  const round = drawFirstRound(seeded)
  const of = <T>(pick: (match: (typeof round)[number]) => T) => round.map(pick)
  await sql`
    insert into tournament_matches (tournament_id, round, slot, player1_id, player2_id, seed1, seed2, status,
      changed_at, winner_id)
    select ${tournamentId}, 1, slot, one, two, seed1, seed2, case when two is null then 'BYE' else 'PENDING' end,
      now(), case when two is null then one end
    from unnest(${of(({ slot }) => slot)}::int[], ${of(({ player1 }) => player1?.playerId ?? null)}::uuid[],
      ${of(({ player2 }) => player2?.playerId ?? null)}::uuid[], ${of(({ player1 }) => player1?.seed ?? null)}::int[],
      ${of(({ player2 }) => player2?.seed ?? null)}::int[]) as m (slot, one, two, seed1, seed2)`.execute(
    server.ctx.db,
  )
}

async function read(id: string, query = ''): Promise<Bracket> {
  const answer = await guest.call<Bracket>('GET', `/tournaments/${id}/bracket${query}`)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

const slotsOf = (bracket: Bracket, round = 1) => (bracket[round] ?? []).map(({ slot }) => slot)
const fromTo = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

describe('a bracket', () => {
  it('is returned whole for up to 256 players, each round from the top [TOUR-29]', async () => {
    const { id } = await insertRunning(256)
    const bracket = await read(id)
    expect(Object.keys(bracket)).toEqual(['1'])
    expect(slotsOf(bracket)).toEqual(fromTo(0, 128))
    expect(bracket[1]?.[0]).toMatchObject({ player1: { seed: 1, name: 'Pessoa 1' }, player2: { seed: 256 } })
  })

  it('is returned in parts for more players: the first 64 matches of the running round, or those requested [TOUR-29]', async () => {
    const { id } = await insertRunning(300)
    expect(slotsOf(await read(id))).toEqual(fromTo(0, 64))
    expect(slotsOf(await read(id, '?round=1&offset=192'))).toEqual(fromTo(192, 256))
    expect(slotsOf(await read(id, '?round=1&offset=250&limit=128'))).toEqual(fromTo(250, 256))
    expect(await read(id, '?round=9')).toEqual({})
  })

  it.each(['?round=0', '?round=x', '?limit=129', '?offset=-1', '?limit=1e9', '?player=', '?page=2'])(
    'refuses %s',
    async (query) => {
      const answer = await guest.call('GET', `/tournaments/${randomUUID()}/bracket${query}`)
      expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
    },
  )

  it('shows the players who advanced without playing', async () => {
    const { id } = await insertRunning(5)
    const bracket = await read(id)
    expect(bracket[1]?.map(({ status, winner }) => [status, winner])).toEqual([
      ['BYE', 'Pessoa 1'],
      ['PENDING', null],
      ['BYE', 'Pessoa 2'],
      ['BYE', 'Pessoa 3'],
    ])
  })

  it('includes the clocks of running games', async () => {
    const [white, black] = [await signUp(server), await signUp(server)]
    const { id } = await insertRunning(4)
    const [whiteId, blackId] = [white.user.id, black.user.id]
    const gameId = await insertGame(server, { whiteId, blackId, tournamentId: id })
    await server.ctx.pool.query(
      `update games set ply = 2, white_ms = 500000, turn_started_at = $2 where id = $1`,
      [gameId, new Date(server.ctx.time.nowMs() - 4000)],
    )
    await server.ctx.pool.query(
      `update tournament_matches set status = 'IN_PROGRESS', game_id = $2, game_number = 1
      where tournament_id = $1 and slot = 1`,
      [id, gameId],
    )
    const bracket = await read(id)
    expect(bracket[1]?.map(({ clocks }) => clocks)).toEqual([
      null,
      {
        whiteId,
        whiteMs: 496_000,
        blackMs: 600_000,
        turn: 'white',
        running: true,
        at: server.ctx.time.nowMs(),
      },
    ])
  })

  it('can be searched by name, ignoring case and diacritics, or by player id', async () => {
    const { id, userIds } = await insertRunning(300, ['João Conceição', 'Ana', 'JOANA 100%', 'O_x'])
    const foundBy = async (player: string) => {
      const bracket = await read(id, `?player=${encodeURIComponent(player)}`)
      return Object.values(bracket).flatMap((round) => round.map(({ player1 }) => player1?.name))
    }
    expect(await foundBy('joao')).toEqual(['João Conceição'])
    expect(await foundBy('CONCEICÃO')).toEqual(['João Conceição'])
    expect((await foundBy('Ana')).sort()).toEqual(['Ana', 'JOANA 100%'])
    expect(await foundBy('%')).toEqual(['JOANA 100%'])
    expect(await foundBy('_')).toEqual(['O_x'])
    expect(await foundBy('nobody at all')).toEqual([])
    expect((await foundBy('pessoa')).length).toBe(20)
    expect(await foundBy(userIds[2] as string)).toEqual(['JOANA 100%'])
  })

  it('finds a player’s latest match by name, and all their matches by id', async () => {
    const { id, userIds } = await insertRunning(4, ['Ana'])
    await server.ctx.pool.query(
      `update tournament_matches set status = 'COMPLETED', winner_id = player1_id where tournament_id = $1`,
      [id],
    )
    await server.ctx.pool.query(
      `insert into tournament_matches (tournament_id, round, slot, player1_id, player2_id, seed1, seed2, status,
        changed_at) values ($1, 2, 0, $2, $3, 1, 2, 'PENDING', now())`,
      [id, userIds[0], userIds[1]],
    )
    expect(Object.keys(await read(id, '?player=ana'))).toEqual(['2'])
    expect(Object.keys(await read(id, `?player=${userIds[0]}`))).toEqual(['1', '2'])
  })

  it('returns the match of an id, but none of another tournament', async () => {
    const [{ id }, other] = [await insertRunning(4), await insertRunning(4)]
    const second = (await read(id))[1]?.[1]
    expect(await read(id, `?match=${second?.id}`)).toEqual({ 1: [second] })
    expect(await read(other.id, `?match=${second?.id}`)).toEqual({})
  })

  it('returns 404 for an unknown tournament', async () => {
    const answer = await guest.call('GET', `/tournaments/${randomUUID()}/bracket`)
    expect(answer).toMatchObject({ status: 404, body: { code: 'TOURNAMENT_NOT_FOUND' } })
  })
})

it('lists the best hundred of many participants, and counts all [TOUR-26]', async () => {
  const { id } = await insertRunning(300)
  const { body } = await guest.call<Tournament>('GET', `/tournaments/${id}`)
  expect(body.participants.map(({ seed }) => seed)).toEqual(fromTo(1, 101))
  expect(body._count.participants).toBe(300)
})

describe('a running tournament', () => {
  it('says how far its round is, how many players are left, and when the matches that wait begin [TOUR-47] [TOUR-49]', async () => {
    const { id } = await insertRunning(6)
    const nowMs = server.ctx.time.nowMs()
    const [dueMs, laterMs] = [nowMs + 180_000, nowMs + 240_000]
    const { pool } = server.ctx
    await pool.query('update tournaments set round_at = $2 where id = $1', [id, new Date(nowMs)])
    await pool.query(
      `update tournament_matches set due_at = case slot when 1 then $2::timestamptz else $3 end
       where tournament_id = $1 and status = 'PENDING'`,
      [id, new Date(dueMs), new Date(laterMs)],
    )
    const readOne = async () => (await guest.call<Tournament>('GET', `/tournaments/${id}`)).body
    const listed = async () => {
      const { body } = await guest.call<TournamentViewPage>('GET', '/tournaments/views/running')
      return body.tournaments.find((one) => one.id === id)?.playersLeft
    }
    // Two of the four matches are byes.
    expect(await readOne()).toMatchObject({
      round: { startedAt: nowMs, matches: 2, over: 0, beginsAt: dueMs },
      playersLeft: 6,
    })
    expect(await listed()).toBe(6)
    await pool.query(
      `update tournament_matches set status = 'COMPLETED', winner_id = player1_id, due_at = null
       where tournament_id = $1 and due_at = $2`,
      [id, new Date(dueMs)],
    )
    expect(await readOne()).toMatchObject({
      round: { matches: 2, over: 1, beginsAt: laterMs },
      playersLeft: 5,
    })
    expect(await listed()).toBe(5)
    // Nobody came to the other.
    await pool.query(
      "update tournament_matches set status = 'COMPLETED', due_at = null where tournament_id = $1 and due_at is not null",
      [id],
    )
    expect(await readOne()).toMatchObject({ round: { over: 2, beginsAt: null }, playersLeft: 3 })
  })

  it('has no round before it starts', async () => {
    const creator = await signUp(server)
    const cup = await createCup(creator)
    expect([cup.round, cup.playersLeft]).toEqual([null, null])
  })
})
