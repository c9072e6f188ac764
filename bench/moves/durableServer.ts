// A peer: the ws relay, which also stores every move by our own statement before it tells anyone, in groups of
// at most 256 on one connection. It knows no rules, clocks or state: it is what this machine and PostgreSQL
// allow with these libraries. The games of its database were created before.
import { createServer } from 'node:http'
import pg from 'pg'
import { type WebSocket, WebSocketServer } from 'ws'
import type { JournalMove } from '../../apps/server/src/play/games/moveBatch.ts'
import { answerOrders } from './answerOrders.ts'
import { countCommits } from './countCommits.ts'
import { storeMoves } from './storeMoves.ts'

const [connectionString = ''] = process.argv.slice(2)
const BATCH_MAX = 256
const FEN = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2'
const CLOCK_MS = 1_800_000
const DUE_AFTER_MS = 3_600_000

type Move = { data: { from: string; to: string; promotion: string | null; ply: number; moveId: string } }
type Room = { gameId: string; members: Set<WebSocket> }

const takeCommits = countCommits()
const client = new pg.Client({ connectionString })
await client.connect()

const rooms = new Map<string, Room>()
const waiting: { move: JournalMove; tell: () => void }[] = []
let isSending = false

function makeJournalMove(gameId: string, { data }: Move): JournalMove {
  const nowMs = Date.now()
  return {
    gameId,
    // A game begins with version 1, and only moves change it here.
    version: data.ply,
    fen: FEN,
    uci: data.from + data.to + (data.promotion ?? ''),
    moveId: data.moveId,
    whiteMs: CLOCK_MS,
    blackMs: CLOCK_MS,
    moverLeftMs: CLOCK_MS,
    turnStartedAtMs: nowMs,
    dueAtMs: nowMs + DUE_AFTER_MS,
    signs: 0,
  }
}

async function sendAll(): Promise<void> {
  while (waiting.length > 0) {
    const batch = waiting.splice(0, BATCH_MAX)
    const stored = await storeMoves(
      client,
      batch.map(({ move }) => move),
    )
    if (stored !== null) throw new Error(`${batch.length - stored.size} moves were not stored`)
    for (const { tell } of batch) tell()
  }
  isSending = false
}

function store(room: Room, text: string): void {
  const tell = () => {
    for (const member of room.members) member.send(text)
  }
  waiting.push({ move: makeJournalMove(room.gameId, JSON.parse(text) as Move), tell })
  if (isSending) return
  isSending = true
  // Includes everything read from the sockets by then, as our journal does.
  setImmediate(() => void sendAll())
}

const http = createServer()
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false, maxPayload: 4096 })

sockets.on('connection', (socket, request) => {
  const path = request.url ?? ''
  let room: Room | null = null
  socket.on('message', (data) => {
    if (room !== null) return store(room, data.toString())
    room = rooms.get(path) ?? { gameId: path.split('/').at(-1) ?? '', members: new Set() }
    rooms.set(path, room)
    room.members.add(socket)
    socket.send('{"type":"connection_confirmed"}')
  })
  socket.on('close', () => room?.members.delete(socket))
})
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  process.stdout.write(`${JSON.stringify({ port })}\n`)
})
answerOrders(takeCommits)
