// The players of a tournament, each with a socket of their own, in one process. Obeys lines of JSON on its
// standard input, each answered by one on its standard output; ends with its input.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { openRawSocket } from '../moves/rawSocket.ts'

/** `path` and `token` of each player's socket; also for the peer, which reads neither. */
export type Ticket = { path: string; token: string }
/**
 * Settles once this many players, since the last order, were notified of a match by a message with this text.
 */
export type CrowdOrder = { awaitTold: number; having: string }
/** When the last of them was notified, in ms since 1970; `errors` are unexpected frames. */
export type CrowdResult = { lastToldAtMs: number; firstToldAtMs: number; errors: number }

const AT_ONCE = 64

const [port = '', ticketsPath = ''] = process.argv.slice(2)
const tickets = JSON.parse(readFileSync(ticketsPath, 'utf8')) as Ticket[]

const notified = { count: 0, firstAtMs: 0, lastAtMs: 0, errors: 0 }
let having = '"MATCH_READY"'
let onNotified: () => void = () => {}

const nowMs = () => performance.timeOrigin + performance.now()

function onEvent(kind: string, event: () => string): void {
  if (kind === 'erro' || kind === 'clos') notified.errors++
  if (kind !== 'noti' || !event().includes(having)) return
  notified.lastAtMs = nowMs()
  if (notified.count === 0) notified.firstAtMs = notified.lastAtMs
  notified.count++
  onNotified()
}

async function openAll(): Promise<void> {
  let next = 0
  const openOneAfterTheOther = async () => {
    for (let ticket = tickets[next++]; ticket; ticket = tickets[next++])
      await openRawSocket({ port: Number(port), ...ticket }, onEvent)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, openOneAfterTheOther))
}

async function awaitNotified({ awaitTold: players, having: text }: CrowdOrder): Promise<CrowdResult> {
  Object.assign(notified, { count: 0, firstAtMs: 0, lastAtMs: 0, errors: 0 })
  having = text
  process.stdout.write('{}\n')
  if (notified.count < players)
    await new Promise<void>((resolve) => {
      onNotified = () => {
        if (notified.count >= players) resolve()
      }
    })
  const result = {
    lastToldAtMs: notified.lastAtMs,
    firstToldAtMs: notified.firstAtMs,
    errors: notified.errors,
  }
  onNotified = () => {}
  return result
}

await openAll()
process.stdout.write(`${JSON.stringify({ open: tickets.length })}\n`)
createInterface({ input: process.stdin })
  .on('line', async (line) => {
    const order = JSON.parse(line) as CrowdOrder
    process.stdout.write(`${JSON.stringify(await awaitNotified(order))}\n`)
  })
  .on('close', () => process.exit(0))
