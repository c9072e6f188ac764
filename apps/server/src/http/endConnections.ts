import type { Socket } from 'node:net'
import type { App } from '../routing.ts'

/** How long clients may take to finish their last requests and responses when the server closes. */
const LAST_ANSWERS_WITHIN_MS = 3000
const LOOK_EVERY_MS = 50

/**
 * Closes connections that would delay the server's shutdown. Those that never carried a request are closed at
 * once: browsers open them in advance, and Node doesn't count them as idle. Those in use are closed after
 * their last response instead of after the keep-alive timeout, and all others after LAST_ANSWERS_WITHIN_MS.
 */
export function endConnections(app: App): void {
  const silent = new Set<Socket>()
  const hasAsked = ({ socket }: { socket: Socket }) => silent.delete(socket)
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  // Runs before all other listeners: a request that is answered at once counts too.
  app.server.prependListener('request', hasAsked)
  app.server.prependListener('upgrade', hasAsked)
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
    const looks = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS)
    const late = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_WITHIN_MS)
    app.server.once('close', () => {
      clearInterval(looks)
      clearTimeout(late)
    })
  })
}
