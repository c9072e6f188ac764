// The load generator, in its own process: both players of every table. Obeys lines of JSON on its standard
// input, each answered by one on its standard output; ends with its input.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { makeEndlessLines } from './lines.ts'
import { openRawSocket, PROTOCOLS, type ProtocolName, type RawSocket } from './rawSocket.ts'
import { LINE_PLIES, LINES, type Table } from './table.ts'

/**
 * `perS`: moves per second; null: as many as possible, with every table answering at once. `signs`: pages
 * report how their moves were made.
 */
export type LoadOrder = { perS: number | null; seconds: number; signs?: boolean }
/**
 * Latencies from sending to the opponent's screen, in ms. `played`: all moves, including those of the
 * warm-up.
 */
export type LoadResult = {
  perS: number
  p50Ms: number
  p99Ms: number
  maxMs: number
  late: number
  played: number
}

// Of several TCP ports, separated by commas, White uses the first and Black the last; or, `hashed`, both use the
// one that the game's id chooses, as behind our proxies.
const [ports = '', tablesPath = '', protocolName = 'plain', placement = 'apart'] = process.argv.slice(2)
const protocol = PROTOCOLS[protocolName as ProtocolName]
const portList = ports.split(',').map(Number)

function portOf(gameId: string, isWhite: boolean): number | undefined {
  if (placement === 'apart') return portList.at(isWhite ? 0 : -1)
  return portList[createHash('sha1').update(gameId).digest().readUInt32BE() % portList.length]
}
const tables = JSON.parse(readFileSync(tablesPath, 'utf8')) as Table[]
const lines = makeEndlessLines({ count: LINES, plies: LINE_PLIES })

type Seat = {
  white: RawSocket
  black: RawSocket
  line: readonly string[]
  ply: number
  /** When the pending move was sent, and what repeats it; 0 and null while there is none. */
  sentAtMs: number
  repeat: (() => void) | null
}

const SIGNS = ',"signs":{"input":"drag","awayMs":12300,"backMs":4500}'

/** How long a player waits before sending a move again that a busy server refused. */
const BUSY_RETRY_MS = 50

const seats: Seat[] = []
let latencies: number[] = []
let measuring = false
let answering = false
let moveCount = 0
/** What a move carries besides itself. */
let moveSigns = ''
/** Tables without a pending move. */
let free: Seat[] = []

function sendMove(seat: Seat, nowMs: number): void {
  const { line, ply } = seat
  const uci = line[ply]
  if (uci === undefined) throw new Error('a line has ended: the bench needs longer ones')
  moveCount++
  const moveId = `00000000-0000-4000-8000-${moveCount.toString(16).padStart(12, '0')}`
  const promotion = uci.length > 4 ? `"${uci[4]}"` : 'null'
  seat.ply++
  seat.sentAtMs = nowMs
  const mover = ply % 2 === 0 ? seat.white : seat.black
  const frame = protocol.wrap(
    `{"type":"move","data":{"from":"${uci.slice(0, 2)}","to":"${uci.slice(2, 4)}","promotion":${promotion},` +
      `"ply":${ply + 1},"moveId":"${moveId}"${moveSigns}}}`,
  )
  seat.repeat = () => mover.send(frame)
  mover.send(frame)
}

function onOpponentReceives(seat: Seat): void {
  const nowMs = performance.now()
  if (measuring) latencies.push(nowMs - seat.sentAtMs)
  seat.sentAtMs = 0
  seat.repeat = null
  if (answering) sendMove(seat, nowMs)
  else free.push(seat)
}

function plyOf(event: string): number {
  return Number.parseInt(event.slice(event.indexOf('"ply":') + 6), 10)
}

async function openSeats(): Promise<void> {
  for (let from = 0; from < tables.length; from += 50) {
    await Promise.all(tables.slice(from, from + 50).map(openSeat))
  }
  free = [...seats]
}

/** Placeholders until the sockets are open. */
const unopenedSockets: Pick<Seat, 'white' | 'black'> = {
  white: { send: () => {}, end: () => {} },
  black: { send: () => {}, end: () => {} },
}

async function openSeat({ gameId, whiteToken, blackToken, line }: Table): Promise<void> {
  const path = `/ws/game/${gameId}`
  const start = { line: lines[line] as string[], ply: 0, sentAtMs: 0, repeat: null }
  const seat: Seat = { ...start, ...unopenedSockets }
  const open = (token: string, isWhite: boolean) =>
    openRawSocket({ port: portOf(gameId, isWhite) ?? 0, path, token, protocol }, (kind, event) => {
      const isOpponent = (seat.ply % 2 === 1) !== isWhite
      if (kind === 'move' || kind === 'stat') {
        // What two servers published at the same time may arrive twice, or as the whole record.
        if (isOpponent && seat.sentAtMs > 0 && plyOf(event()) === seat.ply) onOpponentReceives(seat)
      } else if (kind === 'erro' && seat.repeat !== null && event().includes('"code":"BUSY"')) {
        // As the site does; the wait counts as the move's.
        setTimeout(seat.repeat, BUSY_RETRY_MS)
      } else if (kind === 'erro' || kind === 'clos') {
        throw new Error(`table ${gameId}: ${event()}`)
      }
    })
  seat.white = await open(whiteToken, true)
  seat.black = await open(blackToken, false)
  seats.push(seat)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function run({ perS, seconds, signs = false }: LoadOrder): Promise<LoadResult> {
  moveSigns = signs ? SIGNS : ''
  latencies = []
  const playedBefore = moveCount
  const warmUpMs = 1500
  const startMs = performance.now()
  let late = 0
  const stop = perS === null ? startAnswering() : startSending(perS, () => late++)
  await pause(warmUpMs)
  measuring = true
  const fromMs = performance.now()
  await pause(seconds * 1000)
  measuring = false
  const tookS = (performance.now() - fromMs) / 1000
  stop()
  while (free.length < seats.length) {
    await pause(20)
    if (performance.now() - startMs > 120_000)
      throw new Error(`${seats.length - free.length} moves never arrived`)
  }
  const sorted = Float64Array.from(latencies).sort()
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return {
    perS: sorted.length / tookS,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
    late,
    played: moveCount - playedBefore,
  }
}

/** Every table moves as soon as the opponent has received the last move. */
function startAnswering(): () => void {
  answering = true
  const nowMs = performance.now()
  for (const seat of free.splice(0)) sendMove(seat, nowMs)
  return () => {
    answering = false
  }
}

/** Sends this many per second, whatever comes back; calls `onLate` when no table is free for the next one. */
function startSending(perS: number, onLate: () => void): () => void {
  const startMs = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const nowMs = performance.now()
    const due = Math.floor(((nowMs - startMs) / 1000) * perS)
    while (sent < due) {
      sent++
      const seat = free.shift()
      if (seat) sendMove(seat, nowMs)
      else onLate()
    }
  }, 1)
  return () => clearInterval(timer)
}

await openSeats()
process.stdout.write(`${JSON.stringify({ open: seats.length })}\n`)
createInterface({ input: process.stdin })
  .on('line', async (line) => {
    process.stdout.write(`${JSON.stringify(await run(JSON.parse(line) as LoadOrder))}\n`)
  })
  .on('close', () => process.exit(0))
