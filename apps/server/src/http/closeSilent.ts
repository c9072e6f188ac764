import type { Socket } from 'node:net'
import type { App } from '../routing.ts'

/**
 * Ends the connections on which nothing was ever asked when the server closes. Browsers open some in advance; Node does
 * not count them among the idle ones, and would wait for them.
 */
export function closeSilent(app: App): void {
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
  })
}
