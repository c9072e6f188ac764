import type { PlayerServerEvent } from '@lance/contract'
import { type Connection, type ConnectionStatus, openConnection } from '../socket/connection.ts'
import { socketToken } from './wiring.ts'

/** Opens the socket of the user's own row of `players_online`: the row at once, each change, and notices. */
export function openPlayerSocket(parts: {
  userId: string
  onEvent: (event: PlayerServerEvent) => void
  onStatus: (status: ConnectionStatus) => void
}): Connection {
  return openConnection<PlayerServerEvent>({
    ...socketToken,
    path: `/ws/player/${parts.userId}`,
    onMessage: parts.onEvent,
    onStatus: parts.onStatus,
  })
}
