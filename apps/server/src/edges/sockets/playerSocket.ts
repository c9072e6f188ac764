import {
  CLOSE_CODES,
  type MatchNotice,
  type PlayerOnline,
  type PlayerServerEvent,
  type PrizeNotice,
  SOCKETS,
  type Sockets,
} from '@lance/contract'
import { type Cents, makeReais } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { Premium } from '../../money/premium/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { Presence } from '../../people/presence/index.ts'
import type { Tournaments } from '../../play/tournaments/index.ts'
import type { Connection, Endpoint, Handlers } from './endpoint.ts'

type PlayerConnection = Connection<Sockets['player']>
type PlayerHandlers = Handlers<Sockets['player']>

/**
 * `/ws/player/{userId}`: the user's own row of `players_online`, wallet balance, plan, the tournament
 * match that waits for them, and the prizes and ended matches that they have not seen, at once and at each change;
 * and every other event for this player. All of it is sent again on every reconnect, so a lost message costs
 * nothing.
 */
export function playerSocket(
  ctx: Pick<Context, 'bus' | 'time'>,
  sources: Pick<Presence, 'leaseSocket' | 'releaseSocket' | 'watchPlayer'> &
    Pick<Wallet, 'watchBalance'> &
    Pick<Tournaments, 'watchMatches' | 'watchPrizes' | 'watchMatchNotices'> &
    Pick<Premium, 'watchPlan'>,
): { endpoint: Endpoint<Sockets['player']>; close(): void } {
  const byUser = new Map<string, Set<PlayerConnection>>()
  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic !== 'player') return
    for (const connection of byUser.get(event.userId) ?? []) connection.send(event.event)
  })

  function enter(userId: string, connection: PlayerConnection): void {
    const connections = byUser.get(userId) ?? new Set()
    byUser.set(userId, connections.add(connection))
  }

  async function leave(userId: string, connection: PlayerConnection, unfollow: () => void): Promise<void> {
    unfollow()
    const connections = byUser.get(userId)
    connections?.delete(connection)
    if (connections?.size === 0) byUser.delete(userId)
    await sources.releaseSocket(connection.id)
  }

  async function watch(userId: string, send: (event: PlayerServerEvent) => void): Promise<{ stop(): void }> {
    const subscriptions: { stop(): void }[] = []
    const stop = () => {
      for (const one of subscriptions) one.stop()
    }
    try {
      const sendRow = (player: PlayerOnline) => send({ type: 'player_status', data: player })
      subscriptions.push(await sources.watchPlayer(userId, sendRow))
      const sendBalance = (balance: Cents) => send({ type: 'balance', data: { balance: makeReais(balance) } })
      subscriptions.push(await sources.watchBalance(userId, sendBalance))
      subscriptions.push(await sources.watchMatches(userId, (data) => send({ type: 'notice', data })))
      const sendPrizes = (prizes: PrizeNotice[]) => send({ type: 'prizes', data: { prizes } })
      subscriptions.push(await sources.watchPrizes(userId, sendPrizes))
      const sendNotices = (notices: MatchNotice[]) => send({ type: 'match_notices', data: { notices } })
      subscriptions.push(await sources.watchMatchNotices(userId, sendNotices))
      subscriptions.push(await sources.watchPlan(userId, (role) => send({ type: 'plan', data: { role } })))
    } catch (error) {
      stop()
      throw error
    }
    return { stop }
  }

  async function open(
    connection: PlayerConnection,
    userId: string | undefined,
  ): Promise<PlayerHandlers | { close: number }> {
    if (userId !== connection.userId) return { close: CLOSE_CODES.forbidden }
    const send = (event: PlayerServerEvent) => connection.send(event)
    await sources.leaseSocket({ socketId: connection.id, userId, gameId: null })
    send({ type: 'connection_confirmed', data: { at: ctx.time.nowMs() } })
    // Before the row is read, so that nothing is missed in between.
    const unfollow = ctx.bus.follow({ userId })
    enter(userId, connection)
    const watched = await watch(userId, send).catch(async (error: unknown) => {
      await leave(userId, connection, unfollow)
      throw error
    })
    return {
      message: () => send({ type: 'pong', data: { at: ctx.time.nowMs() } }),
      async closed() {
        watched.stop()
        await leave(userId, connection, unfollow)
      },
    }
  }

  return {
    endpoint: {
      name: 'player',
      socket: SOCKETS.player,
      path: /^\/ws\/player\/(?<userId>[^/]+)$/,
      open: (connection, { userId }) => open(connection, userId),
    },
    close: unsubscribe,
  }
}
