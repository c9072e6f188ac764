import type { Socket } from 'node:net'
import type { App } from '../routing.ts'

/** How long clients may take their last answers when the server closes. */
const LAST_ANSWERS_WITHIN_MS = 3000

/**
 * Ends connections that would keep the server from closing: at once those on which nothing was ever asked, as browsers
 * open them in advance (Node does not count them among the idle ones), and after a while those of clients that do not
 * take their answers.
 */
export function endConnections(app: App, { lastAnswersWithinMs = LAST_ANSWERS_WITHIN_MS } = {}): void {
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
    const late = setTimeout(() => app.server.closeAllConnections(), lastAnswersWithinMs)
    app.server.once('close', () => clearTimeout(late))
  })
}
