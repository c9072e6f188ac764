import type { Socket } from 'node:net'
import type { App } from '../routing.ts'

/** How long clients may take for their last questions and answers when the server closes. */
const LAST_ANSWERS_WITHIN_MS = 3000
const LOOK_EVERY_MS = 50

/**
 * Ends connections that would keep the server from closing: at once those on which nothing was ever asked, as browsers
 * open them in advance (Node does not count them among the idle ones); those in use once their last answer is out,
 * instead of after the time that they are kept for another question; and all others after a while.
 */
export function endConnections(app: App): void {
  const silent = new Set<Socket>()
  const hasAsked = ({ socket }: { socket: Socket }) => silent.delete(socket)
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  // Before all other listeners: what is answered at once is not silent either.
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
