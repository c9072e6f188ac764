import { randomUUID } from 'node:crypto'
import type { PlayerOnline } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { connectSocket, type SocketClient } from '../../../test/socketClient.ts'
import { openTestServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { enterGame, publishPresence } from '../../people/presence/index.ts'

type StatusEvent = { type: 'player_status'; data: PlayerOnline }

let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  server = await openTestServer({ connectionString: database.connectionString })
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

type Player = Awaited<ReturnType<typeof signUp>>

function connect(player: Player, to: TestServer = server): Promise<SocketClient> {
  return connectSocket(`ws://127.0.0.1:${to.port}/ws/player/${player.user.id}`, { token: player.token })
}

async function nextStatus(socket: SocketClient): Promise<PlayerOnline> {
  return (await socket.next<StatusEvent>('player_status')).data
}

describe('/ws/player/{userId}', () => {
  it('confirms, then sends the player’s own row: online', async () => {
    const player = await signUp(server)
    const socket = await connect(player)
    await socket.next('connection_confirmed')
    expect(await nextStatus(socket)).toEqual({ id: player.user.id, status: 'online', current_game_id: null })
  })

  it('closes with 4403 for another player’s id', async () => {
    const [player, other] = [await signUp(server), await signUp(server)]
    const socket = await connectSocket(`ws://127.0.0.1:${server.port}/ws/player/${other.user.id}`, {
      token: player.token,
    })
    expect((await socket.closed).code).toBe(4403)
    const row = await other.call<PlayerOnline>('GET', `/players_online/${other.user.id}`)
    expect(row.body.status).toBe('offline')
  })

  it('closes with 4401 for a wrong token', async () => {
    const player = await signUp(server)
    const socket = await connect({ ...player, token: 'x'.repeat(43) })
    expect((await socket.closed).code).toBe(4401)
  })

  it('sends each change, and the row again after a reconnect [SOCKET-7]', async () => {
    const player = await signUp(server)
    const socket = await connect(player)
    await nextStatus(socket)
    const { ctx } = server
    const nowMs = ctx.time.nowMs()
    publishPresence(ctx, await enterGame(ctx.db, { userIds: [player.user.id], gameId: 'game-0001', nowMs }))
    const inGame = { id: player.user.id, status: 'in_game', current_game_id: 'game-0001' }
    expect(await nextStatus(socket)).toEqual(inGame)
    socket.ws.terminate()
    await socket.closed
    expect(await nextStatus(await connect(player))).toEqual(inGame)
  })

  it('sends within one poll a change made on another server whose bus message was lost', async () => {
    const other = await openTestServer({ connectionString: database.connectionString, time: server.time })
    const player = await signUp(server)
    const socket = await connect(player)
    await nextStatus(socket)
    const { ctx } = other
    publishPresence(
      ctx,
      await enterGame(ctx.db, { userIds: [player.user.id], gameId: 'game-0002', nowMs: ctx.time.nowMs() }),
    )
    await server.sweep('newer presence')
    expect((await nextStatus(socket)).status).toBe('in_game')
    await other.stop()
  })

  it('sends the events for this player only to their own sockets', async () => {
    const [player, other] = [await signUp(server), await signUp(server)]
    const [socket, another, elsewhere] = [await connect(player), await connect(player), await connect(other)]
    for (const one of [socket, another, elsewhere]) await nextStatus(one)
    server.ctx.bus.publish({
      topic: 'player',
      userId: player.user.id,
      event: { type: 'notice', data: { code: 'MATCH_FOUND', timeControl: 600, gameId: 'game-0003' } },
    })
    for (const one of [socket, another])
      expect(await one.next('notice')).toEqual({
        type: 'notice',
        data: { code: 'MATCH_FOUND', timeControl: 600, gameId: 'game-0003' },
      })
    elsewhere.send({ type: 'ping' })
    await elsewhere.next('pong')
    expect(elsewhere.waiting().filter(({ type }) => type === 'notice')).toEqual([])
  })

  it('answers a ping with the server time, and unknown messages with MALFORMED', async () => {
    const socket = await connect(await signUp(server))
    socket.send({ type: 'ping', timestamp: 1, userId: 'whoever' })
    expect(await socket.next('pong')).toEqual({ type: 'pong', data: { at: server.time.nowMs() } })
    socket.send({ type: 'move', data: {} })
    expect(await socket.next('error')).toMatchObject({ data: { code: 'MALFORMED' } })
  })

  it('closes when the player logs out', async () => {
    const player = await signUp(server)
    const socket = await connect(player)
    await nextStatus(socket)
    expect((await player.call('POST', '/auth/logout')).status).toBe(204)
    expect((await socket.closed).code).toBe(4401)
  })

  it('closes within one poll when another server ended the session [SOCKET-5]', async () => {
    const other = await openTestServer({ connectionString: database.connectionString, time: server.time })
    const player = await signUp(server)
    const socket = await connect(player)
    await nextStatus(socket)
    const there = Object.assign(player, { port: other.port })
    await fetch(`http://127.0.0.1:${there.port}/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${player.token}`, cookie: player.cookie ?? '' },
    })
    await server.sweep('sockets of ended sessions')
    expect((await socket.closed).code).toBe(4401)
    await other.stop()
  })

  it('leaves the player offline 30 s after their last socket, by HTTP too', async () => {
    const player = await signUp(server)
    const socket = await connect(player)
    await nextStatus(socket)
    socket.ws.close()
    await socket.closed
    const statusNow = async () => {
      server.time.advance(30_000)
      await server.sweep('players gone')
      return (await player.call<PlayerOnline>('GET', `/players_online/${player.user.id}`)).body.status
    }
    await expect.poll(statusNow).toBe('offline')
  })
})

describe('GET /players_online/{id}', () => {
  it('returns the player’s own row, and 403 for another’s', async () => {
    const [player, other] = [await signUp(server), await signUp(server)]
    expect(await player.call('GET', `/players_online/${player.user.id}`)).toMatchObject({
      status: 200,
      body: { id: player.user.id, status: 'offline', current_game_id: null },
    })
    for (const id of [other.user.id, randomUUID()])
      expect(await player.call('GET', `/players_online/${id}`)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      })
    expect(await player.call('GET', `/players_online/nobody`)).toMatchObject({ status: 400 })
    expect(await player.call('GET', `/players_online/${player.user.id}`, { token: null })).toMatchObject({
      status: 401,
    })
  })
})

describe('a server that stops', () => {
  it('makes its players reconnect at once, and the next server accepts them [SOCKET-7]', async () => {
    const player = await signUp(server)
    const socket = await connect(player)
    await nextStatus(socket)
    await server.stop()
    expect((await socket.closed).code).toBe(1012)
    server = await openTestServer({ connectionString: database.connectionString, time: server.time })
    expect((await nextStatus(await connect(player))).status).toBe('online')
  })
})
