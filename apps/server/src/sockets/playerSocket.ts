import { CLOSE_CODES, type PlayerServerEvent, playerClientMessage } from '@lance/contract'
import type { Context } from '../context.ts'
import type { Presence } from '../presence/index.ts'
import type { Connection, Endpoint, Handlers } from './endpoint.ts'

/**
 * `/ws/player/{userId}`: one's own row of `players_online`, at once and at each change, and whatever else is told
 * to this player. On every reconnect the row comes again, so a lost message costs nothing.
 */
export function playerSocket(
  ctx: Pick<Context, 'bus' | 'time'>,
  presence: Pick<Presence, 'leaseSocket' | 'releaseSocket' | 'watchPlayer'>,
): { endpoint: Endpoint; close(): void } {
  const byUser = new Map<string, Set<Connection>>()
  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic !== 'player') return
    for (const connection of byUser.get(event.userId) ?? []) connection.send(event.event)
  })

  function enter(userId: string, connection: Connection): void {
    const connections = byUser.get(userId) ?? new Set()
    byUser.set(userId, connections.add(connection))
  }

  async function leave(userId: string, connection: Connection): Promise<void> {
    const connections = byUser.get(userId)
    connections?.delete(connection)
    if (connections?.size === 0) byUser.delete(userId)
    await presence.releaseSocket(connection.id)
  }

  async function open(
    connection: Connection,
    userId: string | undefined,
  ): Promise<Handlers | { close: number }> {
    if (userId !== connection.userId) return { close: CLOSE_CODES.forbidden }
    const send = (event: PlayerServerEvent) => connection.send(event)
    await presence.leaseSocket({ socketId: connection.id, userId, gameId: null })
    send({ type: 'connection_confirmed', data: { at: ctx.time.nowMs() } })
    // Before the row is read, so that nothing is told between the two.
    enter(userId, connection)
    const watched = await presence
      .watchPlayer(userId, (player) => send({ type: 'player_status', data: player }))
      .catch(async (error: unknown) => {
        await leave(userId, connection)
        throw error
      })
    return {
      message(frame) {
        if (playerClientMessage.safeParse(frame).success)
          send({ type: 'pong', data: { at: ctx.time.nowMs() } })
        else connection.sendError('MALFORMED')
      },
      async closed() {
        watched.stop()
        await leave(userId, connection)
      },
    }
  }

  return {
    endpoint: {
      path: /^\/ws\/player\/(?<userId>[^/]+)$/,
      open: (connection, { userId }) => open(connection, userId),
    },
    close: unsubscribe,
  }
}
