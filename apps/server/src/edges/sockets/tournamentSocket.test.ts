import { randomUUID } from 'node:crypto'
import type { TournamentEvent, TournamentServerEvent } from '@lance/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { connectSocket, type SocketClient } from '../../../test/socketClient.ts'
import { type ErrorEvent, startSocketServer, stopAfterEachTest } from '../../../test/socketKit.ts'
import { insertUsers, openTestContext, type TestContext } from '../../../test/testContext.ts'
import { atOnce } from '../../kernel/sweep.ts'
import { openTournaments } from '../../play/tournaments/index.ts'
import { SEND_ALL_MAX } from './tournamentRoom.ts'
import { tournamentSocket } from './tournamentSocket.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let ctx: TestContext
let url: (id: string) => string
let tournaments: ReturnType<typeof tournamentSocket>
const clock = { monotonicMs: 0 }
/** Nothing is played here. */
const noPorts = {
  createGames: async () => [],
  readClocks: async () => new Map(),
  endSearches: async () => () => {},
  lateEntries: {},
}
const noArenas = { readLive: async () => null, isArena: async () => false }
// Runs before stopAfterEachTest, so that the sockets are gone when the context is closed.
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = openTestContext({ connectionString: database.connectionString })
  tournaments = tournamentSocket(ctx, openTournaments(ctx, noPorts, { siteUrl: () => '' }), noArenas, {
    monotonicMs: () => clock.monotonicMs,
  })
  const bounds = { perGuestAddressMax: 1000 }
  const sockets = await startSocketServer({ endpoints: [tournaments.endpoint], bounds })
  url = (id) => sockets.url(`/ws/tournament/${id}`)
})
afterEach(async () => {
  tournaments.close()
  await ctx.close()
  await database.drop()
})
stopAfterEachTest()

/** A tournament of four that is waiting, or is in its first round. */
async function insertTournament({ running = false } = {}): Promise<string> {
  const [creatorId] = await insertUsers(ctx, 1)
  const id = randomUUID()
  const now = new Date(ctx.time.nowMs())
  await sql`
    insert into tournaments (id, creator_id, name, entry_cents, player_count, prize_distribution, start_at,
      total_rounds, created_at, status, current_round, started_at)
    values (${id}, ${creatorId}, 'Copa', 0, 4, 'SPLIT_TOP_2', ${now}, 2, ${now},
      ${running ? 'IN_PROGRESS' : 'WAITING'}, ${running ? 1 : 0}, ${running ? now : null})`.execute(ctx.db)
  if (running)
    await sql`
      insert into tournament_matches (tournament_id, round, slot, player1_id, player2_id, seed1, seed2, status,
        changed_at)
      select ${id}, 1, slot, gen_random_uuid(), gen_random_uuid(), slot + 1, 4 - slot, 'PENDING', ${now}
      from generate_series(0, 1) as slot`.execute(ctx.db)
  return id
}

/** A user, whose token is their id. */
const user = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

async function joinRoom(id: string, token: string | null = null): Promise<SocketClient> {
  const socket = await connectSocket(url(id), { token })
  await socket.next('connection_confirmed')
  return socket
}

function publish(tournamentId: string, ...events: TournamentEvent[]): void {
  for (const event of events) ctx.bus.publish({ topic: 'tournament', tournamentId, event })
}

const sweep = async ({ afterMs = 1000 } = {}) => {
  clock.monotonicMs += afterMs
  await tournaments.sweeps[0]?.run(atOnce)
}

/** The types of the events a socket has received and not yet consumed, in order. */
async function receivedTypes(socket: SocketClient): Promise<string[]> {
  socket.send({ type: 'ping' })
  await socket.next('pong')
  return socket.waiting().map(({ type }) => type)
}

function matchStarted({ slot, players }: { slot: number; players: [string, string] }): TournamentEvent {
  const [player1Id, player2Id] = players
  const data = { matchId: randomUUID(), round: 1, slot, player1Id, player2Id, gameId: 'tournament-1234567' }
  return { type: 'MATCH_STARTED', data }
}

describe('/ws/tournament/{id}', () => {
  it('sends the standing of the tournament, to guests too [SOCKET-1]', async () => {
    const id = await insertTournament({ running: true })
    const socket = await connectSocket(url(id), { token: null })
    expect(await socket.next<TournamentServerEvent>('connection_confirmed')).toMatchObject({
      data: { status: 'IN_PROGRESS', currentRound: 1, participants: 0, pending: 2, running: 0, completed: 0 },
    })
  })

  it('closes with 4404 when there is no tournament, and with 4401 for a wrong token', async () => {
    const nowhere = await connectSocket(url(randomUUID()), { token: null })
    expect((await nowhere.next<ErrorEvent>('error')).data.code).toBe('TOURNAMENT_NOT_FOUND')
    expect((await nowhere.closed).code).toBe(4404)
    const stranger = await connectSocket(url(await insertTournament()), { token: 'stolen' })
    expect((await stranger.closed).code).toBe(4401)
  })

  it('sends every event to every socket while there are few, and a change of status under both names [TOUR-31] [SOCKET-8]', async () => {
    const [id, other] = [await insertTournament(), await insertTournament()]
    const [one, two, elsewhere] = [await joinRoom(id), await joinRoom(id, user(1)), await joinRoom(other)]
    publish(
      id,
      { type: 'participant_joined', data: { userId: user(9), userName: 'Ana', participants: 1 } },
      { type: 'TOURNAMENT_STATUS_CHANGED', data: { status: 'IN_PROGRESS' } },
      matchStarted({ slot: 0, players: [user(1), user(2)] }),
    )
    const all = ['participant_joined', 'TOURNAMENT_STATUS_CHANGED', 'tournament_started', 'MATCH_STARTED']
    expect(await receivedTypes(one)).toEqual(all)
    expect(await receivedTypes(two)).toEqual(all)
    expect(await receivedTypes(elsewhere)).toEqual([])
  })

  it('accepts join and leave messages without effect, because the identity in them is not trusted [SOCKET-8]', async () => {
    const id = await insertTournament()
    const socket = await joinRoom(id)
    for (const type of ['join_tournament', 'leave_tournament'])
      socket.send({ type, data: { userId: randomUUID(), userName: 'Outra pessoa' }, userId: randomUUID() })
    expect(await receivedTypes(socket)).toEqual([])
    const { rows } = await ctx.pool.query('select from tournament_entries')
    expect(rows).toEqual([])
  })

  it.each([
    { type: 'look_at', data: { round: 0, offset: 0, limit: 64 } },
    { type: 'look_at', data: { round: 1, offset: 0, limit: 4096 } },
    { type: 'look_at' },
    { type: 'start' },
  ])('refuses a malformed $type', async (frame) => {
    const socket = await joinRoom(await insertTournament())
    socket.send(frame)
    expect((await socket.next<ErrorEvent>('error')).data.code).toBe('MALFORMED')
  })

  it('sends within two seconds a change whose event was lost, and nothing while nothing changes', async () => {
    const id = await insertTournament({ running: true })
    const socket = await joinRoom(id)
    await sweep({ afterMs: 2000 })
    expect(await receivedTypes(socket)).toEqual([])
    await sql`update tournament_matches set status = 'COMPLETED' where slot = 1`.execute(ctx.db)
    await sweep()
    await sweep()
    expect(await socket.next('tournament_changed')).toMatchObject({ data: { pending: 1, completed: 1 } })
    await sweep({ afterMs: 2000 })
    expect(await receivedTypes(socket)).toEqual([])
  })

  it('reopens with fresh data after the last socket has left', async () => {
    const id = await insertTournament()
    const first = await joinRoom(id)
    first.ws.close()
    await first.closed
    await sql`update tournaments set participants = 3 where id = ${id}`.execute(ctx.db)
    const participantsSeen = async () => {
      const socket = await connectSocket(url(id), { token: null })
      const confirmed = await socket.next<{ data: { participants: number } }>('connection_confirmed')
      socket.ws.close()
      return confirmed.data.participants
    }
    await expect.poll(participantsSeen).toBe(3)
  })
})

describe('a crowded tournament', () => {
  async function crowd(id: string): Promise<SocketClient> {
    const guests = await Promise.all(Array.from({ length: SEND_ALL_MAX }, () => joinRoom(id)))
    return guests[0] as SocketClient
  }

  it('sends a match only to its two players and to the sockets that look at it [TOUR-31]', async () => {
    const id = await insertTournament({ running: true })
    const guest = await crowd(id)
    const [player, looking, lookingElsewhere] = [
      await joinRoom(id, user(1)),
      await joinRoom(id, user(3)),
      await joinRoom(id, user(4)),
    ]
    looking.send({ type: 'look_at', data: { round: 1, offset: 64, limit: 64 } })
    lookingElsewhere.send({ type: 'look_at', data: { round: 1, offset: 0, limit: 64 } })
    for (const socket of [looking, lookingElsewhere]) await receivedTypes(socket)
    publish(id, matchStarted({ slot: 70, players: [user(1), user(2)] }))
    expect(await receivedTypes(player)).toEqual(['MATCH_STARTED'])
    expect(await receivedTypes(looking)).toEqual(['MATCH_STARTED'])
    expect(await receivedTypes(lookingElsewhere)).toEqual([])
    expect(await receivedTypes(guest)).toEqual([])
  })

  it('sends no joins or leaves, but once a second the number of participants [TOUR-31]', async () => {
    const id = await insertTournament()
    const guest = await crowd(id)
    await joinRoom(id)
    for (let participants = 1; participants <= 50; participants++)
      publish(id, { type: 'participant_joined', data: { userId: user(9), userName: 'Ana', participants } })
    await sql`update tournaments set participants = 50, version = 51, player_count = 64`.execute(ctx.db)
    expect(await receivedTypes(guest)).toEqual([])
    await sweep()
    await sweep()
    expect(await receivedTypes(guest)).toEqual(['tournament_changed'])
    expect(await guest.next('tournament_changed')).toMatchObject({ data: { participants: 50 } })
  })

  it('sends only some of many simultaneous matches of a part of the round, and that there are more', async () => {
    const id = await insertTournament({ running: true })
    await crowd(id)
    const looking = await joinRoom(id, user(3))
    looking.send({ type: 'look_at', data: { round: 1, offset: 0, limit: 64 } })
    await receivedTypes(looking)
    publish(
      id,
      ...Array.from({ length: 64 }, (_, slot) => matchStarted({ slot, players: [user(7), user(8)] })),
    )
    const types = await receivedTypes(looking)
    expect(types.length).toBeGreaterThan(0)
    expect(types.length).toBeLessThan(64)
    await sql`update tournament_matches set status = 'IN_PROGRESS', game_number = 1`.execute(ctx.db)
    await sweep()
    expect(await looking.next('tournament_changed')).toMatchObject({ data: { running: 2 } })
  })
})
