import type { Socket } from 'node:net'
import type { App } from '../../kernel/routing.ts'

/** How long clients may take to finish their last requests and responses when the server closes. */
const LAST_ANSWERS_WITHIN_MS = 3000
const CHECK_EVERY_MS = 50

/**
 * Closes connections that would delay the server's shutdown. Those that never carried a request are closed at
 * once: browsers open them in advance, and Node doesn't count them as idle. Those in use are closed after
 * their last response instead of after the keep-alive timeout, and all others after LAST_ANSWERS_WITHIN_MS.
 */
export function endConnections(app: App): void {
  const unused = new Set<Socket>()
  const markUsed = ({ socket }: { socket: Socket }) => unused.delete(socket)
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  // Runs before all other listeners: a request that is answered at once counts too.
  app.server.prependListener('request', markUsed)
  app.server.prependListener('upgrade', markUsed)
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
    const checks = setInterval(() => app.server.closeIdleConnections(), CHECK_EVERY_MS)
    const late = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_WITHIN_MS)
    app.server.once('close', () => {
      clearInterval(checks)
      clearTimeout(late)
    })
  })
}
