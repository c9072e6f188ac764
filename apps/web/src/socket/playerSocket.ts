import type { PlayerServerEvent } from '@lance/contract'
import { socketToken } from '../session/wiring.ts'
import { type Connection, type ConnectionStatus, openConnection } from './connection.ts'

/** The socket of one's own row of `players_online`: the row at once, each change of it, and notices. */
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
