import type { MatchNotice, PlayerServerEvent, PrizeNotice } from '@lance/contract'
import { type Connection, type ConnectionStatus, openConnection } from '../socket/connection.ts'
import { trackOwnMatches } from './ownMatches.ts'
import { trackUnseen } from './unseenNews.ts'
import { socketToken } from './wiring.ts'

export type PlayerChannel = {
  /** Opens the channel of this user, replacing any other's; null closes it. */
  follow: (userId: string | null) => void
  onEvent: (listener: (event: PlayerServerEvent) => void) => () => void
  onStatus: (listener: (status: ConnectionStatus) => void) => () => void
  status: () => ConnectionStatus
}

/** Events for one player, whatever screen they are on. One socket per page. */
export function createPlayerChannel(open = openPlayerSocket): PlayerChannel {
  const eventListeners = new Set<(event: PlayerServerEvent) => void>()
  const statusListeners = new Set<(status: ConnectionStatus) => void>()
  let followed: string | null = null
  let connection: Connection<'player'> | null = null
  let status: ConnectionStatus = 'Closed'

  function setStatus(next: ConnectionStatus) {
    status = next
    for (const listener of statusListeners) listener(next)
  }

  return {
    follow(userId) {
      if (userId === followed) return
      followed = userId
      connection?.close()
      connection = null
      if (userId === null) return
      connection = open({
        userId,
        onStatus: (next) => userId === followed && setStatus(next),
        onEvent: (event) => {
          if (userId !== followed) return
          for (const listener of eventListeners) listener(event)
        },
      })
    },
    onEvent(listener) {
      eventListeners.add(listener)
      return () => eventListeners.delete(listener)
    },
    onStatus(listener) {
      statusListeners.add(listener)
      return () => statusListeners.delete(listener)
    },
    status: () => status,
  }
}

export const playerChannel = createPlayerChannel()

export const ownMatches = trackOwnMatches(playerChannel)

/** The prizes that the user has won and not seen. */
export const ownPrizes = trackUnseen(
  playerChannel,
  (event) => (event.type === 'prizes' ? event.data.prizes : null),
  ({ tournamentId }: Pick<PrizeNotice, 'tournamentId'>) => tournamentId,
)

/** The tournament matches that ended without the user. A later notice of the same match is another one. */
export const ownNotices = trackUnseen(
  playerChannel,
  (event) => (event.type === 'match_notices' ? event.data.notices : null),
  ({ matchId, kind }: Pick<MatchNotice, 'matchId' | 'kind'>) => matchId + kind,
)

/** Opens the socket of the user's own row of `players_online`: the row at once, each change, and notices. */
function openPlayerSocket(parts: {
  userId: string
  onEvent: (event: PlayerServerEvent) => void
  onStatus: (status: ConnectionStatus) => void
}): Connection<'player'> {
  return openConnection<'player'>({
    ...socketToken,
    path: `/ws/player/${parts.userId}`,
    onMessage: parts.onEvent,
    onStatus: parts.onStatus,
  })
}
