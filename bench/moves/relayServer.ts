// The peer: two players per room, and what one of them sends is sent to both. Nothing is inspected, decided
// or stored.
import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerOrders } from './answerOrders.ts'

const rooms = new Map<string, Set<WebSocket>>()
const http = createServer()
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false, maxPayload: 4096 })

sockets.on('connection', (socket, request) => {
  const path = request.url ?? ''
  let room: Set<WebSocket> | null = null
  socket.on('message', (data) => {
    const text = data.toString()
    if (room === null) {
      room = rooms.get(path) ?? new Set()
      rooms.set(path, room.add(socket))
      socket.send('{"type":"connection_confirmed"}')
      return
    }
    for (const member of room) member.send(text)
  })
  socket.on('close', () => room?.delete(socket))
})
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  process.stdout.write(`${JSON.stringify({ port })}\n`)
})
answerOrders()
