import type { PlayerOnline, SearchAnswer, ServerEvent } from '@lance/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { createTestDatabase } from './database.ts'
import { connectSocket, type SocketClient } from './socketClient.ts'
import { openTestServer, signUp, type TestServer } from './testServer.ts'

export type StatusEvent = ServerEvent<'player', 'player_status'>
export type Player = Awaited<ReturnType<typeof signUp>>

let database: Awaited<ReturnType<typeof createTestDatabase>>
/** The server of the current test, or of the file. */
export let server: TestServer
const alsoRunning: TestServer[] = []

async function open(): Promise<void> {
  database = await createTestDatabase()
  server = await openTestServer({ connectionString: database.connectionString })
}

async function stopOthers(): Promise<void> {
  for (const one of alsoRunning.splice(0)) await one.stop()
}

async function close(): Promise<void> {
  await stopOthers()
  await server?.stop()
  await database?.drop()
}

/** Gives every test of a file a server on its own database. */
export function serveEachTest(): void {
  beforeEach(open)
  afterEach(close)
}

/** Gives the tests of a file one server on its own database: half the cost, if no test needs an empty site. */
export function serveAllTests(): void {
  beforeAll(open)
  afterEach(stopOthers)
  afterAll(close)
}

/** Starts the server again after it was stopped. */
export async function restartServer(): Promise<void> {
  server = await openTestServer({ connectionString: database.connectionString, time: server.time })
}

export async function openSecondServer(): Promise<TestServer> {
  const other = await openTestServer({ connectionString: database.connectionString, time: server.time })
  alsoRunning.push(other)
  return other
}

export async function signUpPlayers(count: number): Promise<Player[]> {
  return Promise.all(Array.from({ length: count }, () => signUp(server)))
}

export function search(player: Player, terms: Record<string, unknown> = {}) {
  const body = { player_id: player.user.id, time_control: 600, wager: 0, ...terms }
  return player.call<SearchAnswer & { code?: string; error?: string }>('POST', '/matchmaking-v2', { body })
}

export function cancel(player: Player, query = '') {
  return player.call<PlayerOnline & { code?: string; game_id?: string }>(
    'DELETE',
    `/matchmaking_queue/${player.user.id}${query}`,
  )
}

export async function statusOf(player: Player): Promise<PlayerOnline> {
  return (await player.call<PlayerOnline>('GET', `/players_online/${player.user.id}`)).body
}

/** Opens the player's own socket, as the waiting page does, and takes its first status. */
export async function openPlayerSocket(player: Player, at: TestServer = server): Promise<SocketClient> {
  const socket = await connectSocket(`ws://127.0.0.1:${at.port}/ws/player/${player.user.id}`, {
    token: player.token,
  })
  await socket.next('player_status')
  return socket
}

export async function disconnect(socket: SocketClient, player: Player): Promise<void> {
  socket.ws.close()
  await socket.closed
  await expect
    .poll(() => countRows(`select from players_online where id = $1 and gone_at is not null`, player))
    .toBe(1)
}

export async function countRows(query: string, ...players: Player[]): Promise<number> {
  const { rowCount } = await server.ctx.pool.query(
    query,
    players.map(({ user }) => user.id),
  )
  return rowCount ?? 0
}

export async function readGames(): Promise<{ white_id: string; black_id: string; id: string }[]> {
  const { rows } = await server.ctx.pool.query('select id, white_id, black_id from games order by created_at')
  return rows
}

/** Gets a new access token, as the page does, once time has moved past the end of the old one. */
export async function refresh(player: Player): Promise<void> {
  const { body } = await player.call<{ token: string }>('POST', '/auth/refresh')
  player.token = body.token
}

export async function setRating(player: Player, rating: number): Promise<void> {
  await server.ctx.db
    .insertInto('ratings')
    .values({
      user_id: player.user.id,
      speed: 'rapid',
      rating,
      deviation: 60,
      volatility: 0.06,
      games: 30,
      rated_at: new Date(server.time.nowMs()),
    })
    .execute()
}
