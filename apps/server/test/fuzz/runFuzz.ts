import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { WebSocket } from 'ws'
import type { SeededRandom } from '../chaos/seededRandom.ts'
import { type Api, makeBadCall } from './badCalls.ts'
import { makeBadFrame } from './badFrames.ts'
import { makeNoise } from './corrupt.ts'

export type FuzzTarget = {
  port: number
  /** A signed-in player of this game whose turn it is not. */
  token: string
  userId: string
  gameId: string
  tournamentId: string
}

/** How many of each were sent, and what went wrong. */
export type FuzzReport = { calls: number; frames: number; lines: number; wrong: string[] }

const WRONG_MAX = 20
const FRAMES_PER_SOCKET = 12

/** Sends this many invalid inputs, `atOnce` at a time. */
export async function runFuzz(
  target: FuzzTarget,
  { count, atOnce, random }: { count: number; atOnce: number; random: SeededRandom },
): Promise<FuzzReport> {
  const report: FuzzReport = { calls: 0, frames: 0, lines: 0, wrong: [] }
  const answer = await fetch(`http://127.0.0.1:${target.port}/openapi.json`)
  const api = (await answer.json()) as Api
  let left = count
  const worker = async (own: SeededRandom) => {
    while (left > 0 && report.wrong.length < WRONG_MAX) {
      const share = own.fraction()
      if (share < 0.72) {
        const frames = Math.min(left, FRAMES_PER_SOCKET)
        left -= frames
        report.frames += frames
        await sendFrames(target, frames, own)
      } else if (share < 0.98) {
        for (let call = 0; call < FRAMES_PER_SOCKET && left > 0; call++) {
          left--
          report.calls++
          await sendCall(target, api, own, report)
        }
      } else {
        left--
        report.lines++
        await sendNoise(target.port, own)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, () => worker(random.fork())))
  return report
}

async function sendCall(
  target: FuzzTarget,
  api: Api,
  random: SeededRandom,
  report: FuzzReport,
): Promise<void> {
  const { method, path, headers, body } = makeBadCall(api, { token: target.token, random })
  try {
    const answer = await fetch(`http://127.0.0.1:${target.port}${path}`, {
      method,
      headers,
      redirect: 'manual' as const,
      signal: AbortSignal.timeout(30_000),
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    })
    await answer.arrayBuffer()
    // 503 means that the queue for password hashes is full, which is a valid answer.
    if (answer.status < 500 || answer.status === 503) return
    report.wrong.push(`${method} ${path} returned ${answer.status}: ${String(body).slice(0, 300)}`)
  } catch (error) {
    // A body that is far too large may be cut off before it is read.
    if (String(body ?? '').length < 100_000)
      report.wrong.push(`${method} ${path} got no answer: ${String((error as Error).cause ?? error)}`)
  }
}

function sendFrames(target: FuzzTarget, count: number, random: SeededRandom): Promise<void> {
  const { port, token, userId, gameId, tournamentId } = target
  const path = random.pick([
    `/ws/game/${gameId}?userId=${userId}`,
    `/ws/game/${gameId}`,
    `/ws/player/${userId}`,
    `/ws/tournament/${tournamentId}`,
    '/ws/game/none-of-that-name',
  ])
  const signsIn = random.chance(0.85)
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { handshakeTimeout: 10_000 })
    const timer = setTimeout(() => socket.terminate(), 20_000)
    let sent = 0
    const send = () => {
      while (sent < count && socket.readyState === WebSocket.OPEN) {
        sent++
        socket.send(makeBadFrame(random))
      }
      if (random.chance(0.5)) socket.close()
      else setTimeout(() => socket.terminate(), random.integerBelow(20))
    }
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve()
    })
    // Sends before the first frame is answered, or after.
    socket.on('open', () => {
      if (!signsIn) return send()
      socket.send(JSON.stringify({ type: 'auth', token }))
      if (random.chance(0.3)) send()
    })
    socket.on('message', () => {
      if (sent === 0) send()
    })
  })
}

/** A connection that speaks another protocol, or a WebSocket whose frames are invalid. */
function sendNoise(port: number, random: SeededRandom): Promise<void> {
  const key = randomBytes(16).toString('base64')
  const hello =
    'GET /ws/game/none HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
    `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: ${random.pick([13, 13, 8, 99])}\r\n\r\n`
  const openings: readonly (string | Buffer)[] = [
    makeNoise(random, 2000),
    'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
    'POST /auth/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
    `GET /${'a'.repeat(40_000)} HTTP/1.1\r\n\r\n`,
    `GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(4000)}\r\n`,
    hello,
    hello,
    hello.slice(0, random.integerBelow(hello.length)),
  ]
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.on('close', () => resolve())
    socket.resume()
    socket.on('connect', () => {
      socket.write(random.pick(openings))
      // Unmasked frames, frames of unknown kinds, and frames shorter than they claim.
      socket.write(makeNoise(random, 60))
      setTimeout(() => socket.destroy(), random.integerBelow(30))
    })
  })
}
