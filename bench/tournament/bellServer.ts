// The peer: knows its sockets by number and sends some of them their opponents when asked. Nothing is paired,
// looked up or stored. Obeys lines of JSON; ends with its standard input.
import { createServer } from 'node:http'
import { createInterface } from 'node:readline'
import { type WebSocket, WebSocketServer } from 'ws'

/** Notifies this many, or reports the memory it holds. */
export type BellOrder = { ring: number } | { memory: true }

const members: WebSocket[] = []
const http = createServer()
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false, maxPayload: 4096 })
sockets.on('connection', (socket) => {
  socket.once('message', () => {
    members.push(socket)
    socket.send('{"type":"connection_confirmed"}')
  })
})
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  process.stdout.write(`${JSON.stringify({ port })}\n`)
})

function ring(count: number): void {
  for (const [number, socket] of members.slice(0, count).entries()) {
    const match = { matchId: number >> 1, opponent: { id: number ^ 1, name: 'Pessoa' }, round: 1 }
    socket.send(JSON.stringify({ type: 'notice', data: { code: 'MATCH_READY', match } }))
  }
}

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const order = JSON.parse(line) as BellOrder
    if ('ring' in order) {
      const atMs = performance.timeOrigin + performance.now()
      ring(order.ring)
      process.stdout.write(`${JSON.stringify({ atMs })}\n`)
      return
    }
    globalThis.gc?.()
    globalThis.gc?.()
    process.stdout.write(`${JSON.stringify({ residentKib: process.memoryUsage.rss() / 1024 })}\n`)
  })
  .on('close', () => process.exit(0))
