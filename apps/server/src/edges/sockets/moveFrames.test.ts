import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { ServerEvent } from '@lance/contract'
import { expect, it, onTestFinished } from 'vitest'
import { makeSeededRandom } from '../../../test/chaos/seededRandom.ts'
import { makeTextFrame } from './makeFrame.ts'
import { openMoveFrames } from './moveFrames.ts'
import { WebSocket } from './webSocket.ts'

type MovePlayed = ServerEvent<'game', 'move'>

const MOVE: MovePlayed = {
  type: 'move',
  version: 12,
  data: {
    fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
    from: 'e2',
    to: 'e4',
    promotion: null,
    playerId: '0190a8b0-0000-7000-8000-00000000abcd',
    san: 'e4',
    uci: 'e2e4',
    ply: 1,
    whiteMs: 600_000,
    blackMs: 600_000,
    at: 1_795_000_000_123,
    moveId: '7f0c8e9a-0b57-4b4e-9d8e-0123456789ab',
  },
}
const EVENTS = process.env.PROVE === 'full' ? 1_000_000 : 20_000

const change = (data: Partial<MovePlayed['data']>): MovePlayed => ({
  ...MOVE,
  data: { ...MOVE.data, ...data },
})

it('writes the bytes that JSON.stringify would, whatever the values', () => {
  const { integerBelow, pick, fraction } = makeSeededRandom(3)
  const frames = openMoveFrames()
  const texts = ['', 'e8=Q+', 'O-O-O', 'quote"', 'back\\slash', 'line\n', 'é', '♞', 'x'.repeat(1100), '~ ~']
  const numbers = [0, -0, -1, 9, 10, 99, 100, 2 ** 31, 2 ** 53 - 1, 1.5, Number.NaN, 1e21]
  const number = () => (fraction() < 0.9 ? integerBelow(2 ** 40) : pick(numbers))
  const text = (usual: string) => (fraction() < 0.97 ? usual : pick(texts))
  for (let index = 0; index < EVENTS; index++) {
    const event = change({
      fen: text(MOVE.data.fen),
      san: text(pick(['Nf3', 'exd8=Q#'])),
      uci: text('e2e4'),
      promotion: pick([null, 'q', 'n']),
      playerId: text(MOVE.data.playerId),
      ply: number(),
      whiteMs: number(),
      blackMs: number(),
      at: number(),
      moveId: text(MOVE.data.moveId),
    })
    event.version = number()
    if (!frames.make(event).equals(makeTextFrame(JSON.stringify(event)))) expect.fail(JSON.stringify(event))
  }
})

it('overwrites a frame by the next, but not one that a connection still holds', () => {
  const frames = openMoveFrames()
  const first = frames.make(MOVE)
  const before = Buffer.from(first)
  expect(frames.make(change({ san: 'd4' })).buffer).toBe(first.buffer)
  expect(first.equals(before)).toBe(false)
  const held = frames.make(MOVE)
  frames.keep()
  frames.make(change({ san: 'd4' }))
  expect(held.equals(before)).toBe(true)
})

it('reaches a client that reads late unchanged, while others get hundreds of moves', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const accept = async () => {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const [accepted] = (await once(server, 'connection')) as [Socket]
    const listener = { onText() {}, onBinary() {}, onPing() {}, onPong() {}, onClosed() {} }
    const bounds = { messageMaxBytes: 1, fragmentsMax: 1, closeTimeoutMs: 1 }
    return { client, socket: new WebSocket(accepted, Buffer.alloc(0), bounds, listener) }
  }
  const [slow, quick] = [await accept(), await accept()]
  onTestFinished(() => {
    for (const { client } of [slow, quick]) client.destroy()
    server.close()
  })
  slow.client.pause()
  quick.client.resume()
  const sent: Buffer[] = []
  while (slow.socket.unsentBytes === 0) {
    const filling = makeTextFrame('x'.repeat(60_000))
    sent.push(filling)
    slow.socket.write(filling)
  }
  const frames = openMoveFrames()
  for (let ply = 1; ply <= 300; ply++) {
    const frame = frames.make(change({ ply, san: `move ${ply}` }))
    sent.push(Buffer.from(frame))
    for (const { socket } of [quick, slow]) socket.write(frame)
    if (slow.socket.unsentBytes > 0 || quick.socket.unsentBytes > 0) frames.keep()
  }
  const wanted = Buffer.concat(sent)
  const received: Buffer[] = []
  let receivedBytes = 0
  slow.client.on('data', (chunk) => {
    received.push(chunk)
    receivedBytes += chunk.length
  })
  slow.client.resume()
  await expect.poll(() => receivedBytes).toBe(wanted.length)
  expect(Buffer.concat(received).equals(wanted)).toBe(true)
})
