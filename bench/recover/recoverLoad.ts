// Both players of some tables, on the first of these servers, who reconnect to the last one when it is gone.
// Prints a line of JSON when all are connected, and for every line of standard input how long tables were
// without a move. The input is the time of the kill, in ms since 1970.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { makeEndlessLines } from '../moves/lines.ts'
import { LINE_PLIES, LINES, type Table } from '../moves/table.ts'

const [ports = '', tablesPath = ''] = process.argv.slice(2)
const TABLES_PLAYED = 200
/** The least time that a player thinks. */
const THINK_MS = 100
const RETRY_MS = 50

const [first = '', last = ''] = [ports.split(',').at(0), ports.split(',').at(-1)]
const tables = (JSON.parse(readFileSync(tablesPath, 'utf8')) as Table[]).slice(0, TABLES_PLAYED)
const lines = makeEndlessLines({ count: LINES, plies: LINE_PLIES })
const now = () => performance.timeOrigin + performance.now()

/** When the first move after that time arrived; null: none has yet. */
type Seat = { movedAfter(ms: number): number | null }

async function playTable({ gameId, whiteToken, blackToken, line }: Table): Promise<Seat> {
  const moves = lines[line] as string[]
  const seen: number[] = []
  const moveIds = new Map<number, string>()
  let ply = 0
  const open = (token: string, isWhite: boolean, port: string, onReady: () => void): void => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/game/${gameId}`)
    const think = () => {
      if ((ply % 2 === 0) !== isWhite) return
      setTimeout(() => {
        const uci = moves[ply]
        if (uci === undefined || socket.readyState !== WebSocket.OPEN || (ply % 2 === 0) !== isWhite) return
        const moveId = moveIds.get(ply) ?? randomUUID()
        moveIds.set(ply, moveId)
        const data = {
          from: uci.slice(0, 2),
          to: uci.slice(2, 4),
          promotion: uci[4] ?? null,
          ply: ply + 1,
          moveId,
        }
        socket.send(JSON.stringify({ type: 'move', data }))
      }, THINK_MS)
    }
    socket.on('error', () => {})
    socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token })))
    socket.on('close', () => setTimeout(() => open(token, isWhite, last, onReady), RETRY_MS))
    socket.on('message', (text) => {
      const { type, data } = JSON.parse(text.toString())
      if (type === 'connection_confirmed' || type === 'state') ply = Math.max(ply, (data.state ?? data).ply)
      if (type === 'move' && data.ply > ply) {
        ply = data.ply
        seen.push(now())
      }
      if (type === 'error') socket.send(JSON.stringify({ type: 'sync' }))
      if (type === 'connection_confirmed') onReady()
      if (type === 'connection_confirmed' || type === 'state' || type === 'move') think()
    })
  }
  await Promise.all(
    [true, false].map(
      (isWhite) =>
        new Promise<void>((resolve) => open(isWhite ? whiteToken : blackToken, isWhite, first, resolve)),
    ),
  )
  return { movedAfter: (ms) => seen.find((at) => at > ms) ?? null }
}

const seats = await Promise.all(tables.map(playTable))
process.stdout.write(`${JSON.stringify({ seated: seats.length })}\n`)
createInterface({ input: process.stdin })
  .on('line', async (line) => {
    const { killedAtMs } = JSON.parse(line) as { killedAtMs: number }
    while (seats.some((seat) => seat.movedAfter(killedAtMs) === null))
      await new Promise((resolve) => setTimeout(resolve, 20))
    const sorted = seats
      .map((seat) => (seat.movedAfter(killedAtMs) ?? 0) - killedAtMs)
      .sort((one, other) => one - other)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
    process.stdout.write(`${JSON.stringify({ p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) })}\n`)
  })
  .on('close', () => process.exit(0))
