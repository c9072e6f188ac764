import type { ClientMessage, TournamentServerEvent } from '@lance/contract'
import { useEffect, useRef, useState } from 'react'
import { useAuth } from '../../../net/session/useAuth.ts'
import { socketToken } from '../../../net/session/wiring.ts'
import { type Connection, type ConnectionStatus, openConnection } from '../../../net/socket/connection.ts'

export type TournamentChannel = {
  status: ConnectionStatus
  /** How far the server's clock is ahead of this browser's. */
  serverAheadMs: number
  send: Connection<'tournament'>['send']
}

/** The live channel of a tournament, for guests too. Tells the server when the user joins and leaves. */
export function useTournamentChannel(
  tournamentId: string,
  onEvent: (event: TournamentServerEvent) => void,
): TournamentChannel {
  const { user } = useAuth()
  const [status, setStatus] = useState<ConnectionStatus>('Waiting')
  const [serverAheadMs, setServerAheadMs] = useState(0)
  const connection = useRef<Connection<'tournament'> | null>(null)
  const latest = useRef(onEvent)
  latest.current = onEvent
  const { id: userId, name: userName } = user
  useEffect(() => {
    type Greeting = 'join_tournament' | 'leave_tournament'
    const greeting = (type: Greeting) => ({ type, data: { userId, userName } })
    const opened = openConnection<'tournament'>({
      ...socketToken,
      path: `/ws/tournament/${tournamentId}`,
      onStatus: setStatus,
      onMessage: (event) => {
        if (event.type === 'connection_confirmed') {
          setServerAheadMs(event.data.at - Date.now())
          // The server knows the user from the token and ignores the data of this message ([SOCKET-8]).
          if (userId !== '') connection.current?.send(greeting('join_tournament'))
        }
        latest.current(event)
      },
    })
    connection.current = opened
    return () => {
      if (userId !== '') opened.send(greeting('leave_tournament'))
      connection.current = null
      opened.close()
    }
  }, [tournamentId, userId, userName])
  const [send] = useState(
    () => (message: ClientMessage<'tournament'>) => connection.current?.send(message) ?? false,
  )
  return { status, serverAheadMs, send }
}
