import { gameSocket } from '../edges/sockets/gameSocket.ts'
import { playerSocket } from '../edges/sockets/playerSocket.ts'
import { openSocketServer } from '../edges/sockets/socketServer.ts'
import { tournamentSocket } from '../edges/sockets/tournamentSocket.ts'
import type { Context } from '../kernel/context.ts'
import type { Capabilities } from './openCapabilities.ts'

/** Opens the endpoints of all kinds of sockets, and the one socket server behind them. */
export function openSockets(ctx: Context, capabilities: Capabilities) {
  const { accounts, presence, wallet, tournaments, arenas, premium, games, chat } = capabilities
  const player = playerSocket(ctx, { ...presence, ...wallet, ...tournaments, ...premium })
  const game = gameSocket(ctx, games, chat)
  const tournament = tournamentSocket(ctx, tournaments, arenas)
  const endpoints = [player.endpoint, game.endpoint, tournament.endpoint]
  const server = openSocketServer({ ctx, ...accounts, endpoints })
  return {
    ...server,
    sweeps: [...server.sweeps, ...tournament.sweeps],
    close() {
      for (const kind of [player, game, tournament]) kind.close()
    },
  }
}
