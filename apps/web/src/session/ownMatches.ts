import type { OwnMatch, PlayerServerEvent } from '@lance/contract'
import type { ConnectionStatus } from '../socket/connection.ts'

type Channel = {
  onEvent: (listener: (event: PlayerServerEvent) => void) => void
  onStatus: (listener: (status: ConnectionStatus) => void) => void
}

export type OwnMatches = {
  /** The tournaments' matches of one's own that wait or run, the one that begins first at the top. */
  get: () => readonly OwnMatch[]
  subscribe: (onChange: () => void) => () => void
  /** How far the server's clock is ahead of this browser's, as the channel said when it opened. */
  serverAheadMs: () => number
}

/** Remembers what the channel tells of one's matches: it tells each once, and not everybody listens by then. */
export function keepOwnMatches(channel: Channel): OwnMatches {
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
      // All that stands is told again after this.
      if (matches.length > 0) change([])
      return
    }
    if (event.type !== 'notice' || event.data.match === undefined) return
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
