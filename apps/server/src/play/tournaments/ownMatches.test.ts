import { randomUUID } from 'node:crypto'
import type { ServerEvent, TournamentEvent } from '@lance/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectSocket, type SocketClient } from '../../../test/socketClient.ts'
import { openScratchServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { createCup, type Person } from '../../../test/tournamentKit.ts'
import type { OwnMatchNotice } from './ownMatchWatch.ts'

type Notice = ServerEvent<'player', 'notice'> & { data: OwnMatchNotice }

let server: TestServer
let ana: Person
let bia: Person
let tournamentId: string
beforeAll(async () => {
  server = await openScratchServer()
})
beforeEach(async () => {
  ;[ana, bia] = [await signUp(server, { name: 'Ana' }), await signUp(server, { name: 'Bia' })]
  tournamentId = (await createCup(ana)).id
})
afterAll(() => server?.stop())

async function connect({ user, token }: Person): Promise<SocketClient> {
  const socket = await connectSocket(`ws://127.0.0.1:${server.port}/ws/player/${user.id}`, { token })
  await socket.next('balance')
  return socket
}

const nextNotice = async (socket: SocketClient) => (await socket.next<Notice>('notice')).data

/** All notices received so far. */
async function noticesOf(socket: SocketClient): Promise<Notice['data'][]> {
  socket.send({ type: 'ping' })
  await socket.next('pong')
  return socket.waiting().flatMap((event) => (event.type === 'notice' ? [(event as Notice).data] : []))
}

/** Inserts a first-round match of Ana against Bia, which starts by itself in three minutes. */
async function insertMatch(): Promise<{ matchId: string; startsAt: number }> {
  const matchId = randomUUID()
  const nowMs = server.ctx.time.nowMs()
  const startsAt = nowMs + 180_000
  await sql`update tournaments set status = 'IN_PROGRESS', current_round = 1 where id = ${tournamentId}`.execute(
    server.ctx.db,
  )
  await sql`
    insert into tournament_matches (id, tournament_id, round, slot, player1_id, player2_id, seed1, seed2, status,
      changed_at, due_at)
    values (${matchId}, ${tournamentId}, 1, 0, ${ana.user.id}, ${bia.user.id}, 1, 2, 'PENDING',
      ${new Date(nowMs)}, ${new Date(startsAt)})`.execute(server.ctx.db)
  return { matchId, startsAt }
}

async function change(set: ReturnType<typeof sql>): Promise<void> {
  const now = new Date(server.ctx.time.nowMs())
  await sql`update tournament_matches set changed_at = ${now}, ${set} where tournament_id = ${tournamentId}`.execute(
    server.ctx.db,
  )
}

const players = () => ({ round: 1, slot: 0, player1Id: ana.user.id, player2Id: bia.user.id })

function publishStart(): void {
  const event = { type: 'TOURNAMENT_STATUS_CHANGED', data: { status: 'IN_PROGRESS' } } as const
  server.ctx.bus.publish({ topic: 'tournament', tournamentId, event })
}

describe('a player with a waiting match', () => {
  it('is notified of the opponent and the deadline, and no other user is [TOUR-30]', async () => {
    const [anaSocket, biaSocket] = [await connect(ana), await connect(bia)]
    const elsewhere = await connect(await signUp(server))
    const { matchId, startsAt } = await insertMatch()
    publishStart()
    const match = {
      tournamentId,
      tournamentName: 'Copa de Verão',
      matchId,
      round: 1,
      gameId: null,
      startsAt,
      opponent: { id: bia.user.id, name: 'Bia' },
    }
    expect(await nextNotice(anaSocket)).toEqual({ code: 'MATCH_READY', match })
    expect((await nextNotice(biaSocket)).match.opponent.name).toBe('Ana')
    expect(await noticesOf(elsewhere)).toEqual([])
  })

  it('is notified on connecting, each time', async () => {
    const { matchId } = await insertMatch()
    for (let times = 0; times < 2; times++) {
      const socket = await connect(ana)
      expect((await nextNotice(socket)).match.matchId).toBe(matchId)
      socket.ws.close()
    }
  })

  it('is notified once, however often the match is read', async () => {
    const socket = await connect(ana)
    await insertMatch()
    publishStart()
    publishStart()
    await nextNotice(socket)
    await server.sweep('matches of players here')
    expect(await noticesOf(socket)).toEqual([])
  })

  it('is notified when the game begins, when it is replayed, and when the match is over [TOUR-30]', async () => {
    const socket = await connect(ana)
    const { matchId } = await insertMatch()
    publishStart()
    await nextNotice(socket)
    const gameId = 'tournament-0123456789'
    await change(sql`status = 'IN_PROGRESS', game_number = 1, game_id = ${gameId}, due_at = null`)
    const publish = (event: TournamentEvent) =>
      server.ctx.bus.publish({ topic: 'tournament', tournamentId, event })
    publish({ type: 'MATCH_STARTED', data: { matchId, ...players(), gameId } })
    expect((await nextNotice(socket)).match).toMatchObject({ gameId, startsAt: null })

    const startsAt = server.ctx.time.nowMs() + 60_000
    await change(sql`due_at = ${new Date(startsAt)}`)
    publish({ type: 'MATCH_DRAWN', data: { matchId, ...players(), startsAt } })
    expect((await nextNotice(socket)).match).toMatchObject({ gameId: null, startsAt })

    await change(sql`status = 'COMPLETED', due_at = null, winner_id = player1_id`)
    publish({
      type: 'MATCH_COMPLETED',
      data: { matchId, ...players(), winnerId: ana.user.id, winnerName: 'Ana' },
    })
    expect(await nextNotice(socket)).toMatchObject({ code: 'MATCH_OVER', match: { matchId } })
  })

  it('is notified within some seconds even when every bus message was lost [TOUR-30]', async () => {
    const socket = await connect(ana)
    await insertMatch()
    await server.sweep('matches of players here')
    expect((await nextNotice(socket)).code).toBe('MATCH_READY')
    await change(sql`status = 'COMPLETED', due_at = null`)
    for (let polls = 0; polls < 5; polls++) await server.sweep('matches of players here')
    expect((await nextNotice(socket)).code).toBe('MATCH_OVER')
  })
})
