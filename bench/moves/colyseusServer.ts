// Another peer: two players per room of Colyseus, and what one of them sends is sent to both. Nothing is
// inspected, decided or stored, and the room has no state to synchronize.
import { createServer } from 'node:http'
import { Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { answerOrders } from './answerOrders.ts'

class TableRoom extends Room {
  override maxClients = 2
  override onCreate(): void {
    this.patchRate = null
    this.onMessage('say', (_client, said: unknown) => this.broadcast('say', said))
  }
}

// Its greeting and its log go to standard error, away from our lines of JSON.
console.log = console.error
const http = createServer()
const transport = new WebSocketTransport({ server: http, perMessageDeflate: false, maxPayload: 4096 })
const colyseus = new Server({ transport, greet: false })
colyseus.define('table', TableRoom).filterBy(['path'])
await colyseus.listen(0, '127.0.0.1')
const address = http.address()
const port = typeof address === 'object' && address ? address.port : 0
process.stdout.write(`${JSON.stringify({ port })}\n`)
answerOrders()
