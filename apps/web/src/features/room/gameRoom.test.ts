import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { GameServerEvent } from '@lance/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { type ManualTimers, manualTimers } from '../../base/manualTimers.ts'
import { moveEvent, recordAfter, WHITE } from './gameFixture.ts'
import { type GameNews, type GameRoom, openGameRoom } from './gameRoom.ts'
import { isUnsent } from './gameState.ts'

type ReceivedMessage = {
  type: string
  data?: { moveId: string; ply: number }
  timestamp?: number
  userId?: string
}

let server: WebSocketServer
let socket: ServerSocket
let room: GameRoom
let timers: ManualTimers
let received: ReceivedMessage[]
let news: GameNews[]
let paint: () => void
let moveCount: number
let onReceived = () => {}

const ucis = ['e2e4', 'e7e5']
const send = (event: GameServerEvent) => socket.send(JSON.stringify(event))
const receivedMoves = () => received.filter(({ type }) => type === 'move')

async function untilReceived(done: () => boolean) {
  while (!done()) await new Promise<void>((resolve) => (onReceived = resolve))
}
async function untilState(done: () => boolean) {
  while (!done()) await new Promise<void>((resolve) => room.subscribeBoard(resolve))
}
const untilOpen = () => untilState(() => room.state().connection === 'Open' && room.state().record !== null)

function confirmed(): GameServerEvent {
  const state = recordAfter(ucis)
  const data = { color: 'white' as const, beaconToken: 'beacon', state }
  return { type: 'connection_confirmed', version: state.version, data }
}

beforeEach(async () => {
  timers = manualTimers(1000)
  ;[received, news, moveCount, paint] = [[], [], 0, () => {}]
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (opened) => {
    socket = opened
    opened.on('message', (data) => {
      const message: ReceivedMessage = JSON.parse(String(data))
      if (message.type === 'auth') send(confirmed())
      received.push(message)
      onReceived()
    })
  })
  await once(server, 'listening')
  room = openGameRoom({
    path: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws/game/game-1234`,
    userId: WHITE,
    token: () => 'token',
    refresh: async () => false,
    newId: () => `move ${++moveCount}`,
    onNews: (one) => news.push(one),
    onRefused: () => {},
    afterPaint: (run) => (paint = run),
    timers,
    wake: () => () => {},
    suspend: () => () => {},
  })
  await untilOpen()
})
afterEach(async () => {
  room.close()
  for (const client of server.clients) client.terminate()
  server.close()
  await once(server, 'close')
})

describe('GameRoom', () => {
  it('sends a move with its player and time, and returns true at once', async () => {
    expect(room.move({ from: 'g1', to: 'f3', promotion: null })).toBe(true)
    await untilReceived(() => receivedMoves().length === 1)
    expect(receivedMoves()[0]).toEqual({
      type: 'move',
      data: { from: 'g1', to: 'f3', promotion: null, ply: 3, moveId: 'move 1' },
      timestamp: 1000,
      userId: WHITE,
    })
  })

  it('returns false for a move that cannot be played', () => {
    expect(room.move({ from: 'g1', to: 'g5', promotion: null })).toBe(false)
    expect(room.state().pending).toBeNull()
  })

  it('notifies all listeners of our own move only after the board has been painted', () => {
    let heard = 0
    room.subscribe(() => (heard += 1))
    room.move({ from: 'g1', to: 'f3', promotion: null })
    expect([heard, room.state().pending?.uci]).toEqual([0, 'g1f3'])
    paint()
    expect(heard).toBe(1)
  })

  it('notifies the board of the opponent’s move at once, other listeners after the paint', async () => {
    let heard = 0
    room.subscribe(() => (heard += 1))
    send(moveEvent([...ucis, 'g1f3'], { moveId: 'another window' }))
    await untilState(() => room.state().record?.ply === 3)
    expect(heard).toBe(0)
    paint()
    expect(heard).toBe(1)
  })

  it('sends an unanswered move again after 5 s with the same id [GAME-7]', async () => {
    room.move({ from: 'g1', to: 'f3', promotion: null })
    timers.advance(4999)
    timers.advance(1)
    await untilReceived(() => receivedMoves().length === 2)
    expect(receivedMoves().map(({ data }) => data?.moveId)).toEqual(['move 1', 'move 1'])
  })

  describe('in a game that credits lag', () => {
    const bullet = { timeControl: 60, increment: 0 }
    const premoves = () => received.filter(({ type }) => type.startsWith('premove'))

    it('says how long the player thought [CLOCK-12]', async () => {
      room.load(recordAfter(ucis, bullet))
      timers.advance(420)
      room.move({ from: 'g1', to: 'f3', promotion: null })
      await untilReceived(() => receivedMoves().length === 1)
      expect(receivedMoves()[0]?.data).toMatchObject({ moveId: 'move 1', thinkMs: 420 })
    })

    it('sends a premove ahead, and the same id with the move [CLOCK-13]', async () => {
      room.load({ ...recordAfter([...ucis, 'g1f3'], bullet), version: 4 })
      room.premove({ from: 'f1', to: 'c4', promotion: null, ply: 5 })
      await untilReceived(() => premoves().length === 1)
      expect(premoves()[0]).toMatchObject({
        type: 'premove',
        data: { from: 'f1', to: 'c4', promotion: null, ply: 5, moveId: 'move 1' },
      })
      send(moveEvent([...ucis, 'g1f3', 'b8c6']))
      await untilState(() => room.state().record?.ply === 4)
      expect(room.move({ from: 'f1', to: 'c4', promotion: null, isPremove: true })).toBe(true)
      await untilReceived(() => receivedMoves().length === 1)
      expect(receivedMoves()[0]?.data).toMatchObject({ ply: 5, moveId: 'move 1' })
    })

    it('takes a premove back once, and only one that it sent', async () => {
      room.load({ ...recordAfter([...ucis, 'g1f3'], bullet), version: 4 })
      room.premove(null)
      room.premove({ from: 'f1', to: 'c4', promotion: null, ply: 5 })
      room.premove(null)
      room.premove(null)
      room.move({ from: 'a2', to: 'a3', promotion: null })
      await untilReceived(() => premoves().length === 2)
      expect(premoves().map(({ type }) => type)).toEqual(['premove', 'premove_cancel'])
    })

    it('settles a move that the server played in our place', async () => {
      room.load({ ...recordAfter([...ucis, 'g1f3'], bullet), version: 4 })
      room.premove({ from: 'f1', to: 'c4', promotion: null, ply: 5 })
      send(moveEvent([...ucis, 'g1f3', 'b8c6']))
      send(moveEvent([...ucis, 'g1f3', 'b8c6', 'f1c4'], { moveId: 'move 1' }))
      await untilState(() => room.state().record?.ply === 5)
      expect(room.state().pending).toBeNull()
    })
  })

  it('sends neither thinking times nor premoves at the six time controls [CLOCK-12]', async () => {
    room.premove({ from: 'g1', to: 'f3', promotion: null, ply: 3 })
    room.move({ from: 'g1', to: 'f3', promotion: null })
    await untilReceived(() => receivedMoves().length === 1)
    expect(received.map(({ type }) => type)).toEqual(['auth', 'move'])
    expect(receivedMoves()[0]?.data).not.toHaveProperty('thinkMs')
  })

  it('sends it again over the next connection when the first was lost', async () => {
    room.move({ from: 'g1', to: 'f3', promotion: null })
    await untilReceived(() => receivedMoves().length === 1)
    socket.terminate()
    await untilState(() => room.state().connection === 'Error')
    expect(room.state().pending?.uci).toBe('g1f3')
    timers.advance(3000)
    await untilReceived(() => receivedMoves().length === 2)
    send(moveEvent([...ucis, 'g1f3'], { moveId: 'move 1' }))
    await untilState(() => room.state().pending === null)
    expect(room.state().record?.moves).toEqual([...ucis, 'g1f3'])
  })

  it('takes a move for unsent after 2.5 s without an answer, until it is answered [SOCKET-9]', async () => {
    room.move({ from: 'g1', to: 'f3', promotion: null })
    timers.advance(2499)
    expect(isUnsent(room.state())).toBe(false)
    timers.advance(1)
    expect(isUnsent(room.state())).toBe(true)
    expect(room.state()).toMatchObject({ connection: 'Open', isSilent: false })
    send(moveEvent([...ucis, 'g1f3'], { moveId: 'move 1' }))
    await untilState(() => room.state().pending === null)
    expect(isUnsent(room.state())).toBe(false)
  })

  it('knows on the player’s own turn within 5 s that the server has fallen silent [SOCKET-9]', async () => {
    timers.advance(2500)
    await untilReceived(() => received.some(({ type }) => type === 'ping'))
    timers.advance(2000)
    expect(room.state()).toMatchObject({ connection: 'Open', isSilent: true })
    send({ type: 'pong', version: 3, data: { at: 0 } })
    await untilState(() => !room.state().isSilent)
  })

  it('does not ping more often than usual on the opponent’s turn once all is answered', async () => {
    room.move({ from: 'g1', to: 'f3', promotion: null })
    send(moveEvent([...ucis, 'g1f3'], { moveId: 'move 1' }))
    await untilState(() => room.state().pending === null)
    timers.advance(24_999)
    expect(received.filter(({ type }) => type === 'ping')).toEqual([])
  })

  it('waits 300 ms before retrying when the server is busy [GAME-7]', async () => {
    room.move({ from: 'g1', to: 'f3', promotion: null })
    await untilReceived(() => receivedMoves().length === 1)
    send({ type: 'error', data: { code: 'BUSY', message: '', moveId: 'move 1' } })
    // A later event shows that the refusal has been received.
    send({ type: 'presence', version: 3, data: { playerId: WHITE, online: true, arrived: true, claimAt: 7 } })
    await untilState(() => room.state().record?.presence.white.claimAt === 7)
    timers.advance(300)
    await untilReceived(() => receivedMoves().length === 2)
  })

  it('passes on events that the player must see', async () => {
    send({ type: 'error', data: { code: 'TOO_MANY_OFFERS', message: 'Já foram três.' } })
    send({ type: 'draw_declined', version: 4, data: { playerId: 'black' } })
    await untilState(() => room.state().record?.version === 4)
    expect(news).toEqual([{ type: 'server_error', message: 'Já foram três.' }, { type: 'draw_declined' }])
  })
})
