// Another peer: two players per room of socket.io, and what one of them sends is sent to both. Nothing is
// inspected, decided or stored.
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { answerOrders } from './answerOrders.ts'

const http = createServer()
const io = new Server(http, {
  transports: ['websocket'],
  perMessageDeflate: false,
  serveClient: false,
  maxHttpBufferSize: 4096,
  pingInterval: 3_600_000,
})
io.on('connection', (socket) => {
  const { path } = socket.handshake.auth as { path: string }
  socket.join(path)
  socket.on('say', (said: unknown) => io.to(path).emit('say', said))
})
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  process.stdout.write(`${JSON.stringify({ port })}\n`)
})
answerOrders()
