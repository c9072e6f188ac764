import type { OwnMatch, PlayerServerEvent } from '@lance/contract'
import type { ConnectionStatus } from '../socket/connection.ts'

type Channel = {
  onEvent: (listener: (event: PlayerServerEvent) => void) => void
  onStatus: (listener: (status: ConnectionStatus) => void) => void
}

export type OwnMatches = {
  /** The user's own tournament matches that are due or running, earliest first. */
  get: () => readonly OwnMatch[]
  subscribe: (onChange: () => void) => () => void
  /** How far the server's clock is ahead of this browser's, from the channel's confirmation. */
  serverAheadMs: () => number
}

/** Remembers the user's matches: the channel announces each once, perhaps before any screen listens. */
export function trackOwnMatches(channel: Channel): OwnMatches {
  let matches: readonly OwnMatch[] = []
  let serverAheadMs = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly OwnMatch[]) => {
    matches = next
    for (const listener of listeners) listener()
  }
  channel.onEvent((event) => {
    if (event.type === 'connection_confirmed') {
      serverAheadMs = event.data.at - Date.now()
      // The server announces all current matches again after this.
      if (matches.length > 0) change([])
      return
    }
    if (event.type !== 'notice' || !('match' in event.data)) return
    const { code, match } = event.data
    const others = matches.filter(({ matchId }) => matchId !== match.matchId)
    if (code === 'MATCH_OVER') change(others)
    if (code === 'MATCH_READY')
      change([...others, match].sort((one, other) => (one.startsAt ?? 0) - (other.startsAt ?? 0)))
  })
  channel.onStatus((status) => {
    if (status === 'Closed' && matches.length > 0) change([])
  })
  return {
    get: () => matches,
    serverAheadMs: () => serverAheadMs,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
