import type { Lobby, LobbyTournament } from '@lance/contract'

/** A tournament is worth mentioning to a waiting player if it starts within this time. */
const SOON_MS = 30 * 60_000

/** The next tournament if it starts soon, by the time at which the lobby was read. */
export function soonTournament({ at, tournaments: [next] }: Lobby): LobbyTournament | null {
  if (next === undefined) return null
  const inMs = Date.parse(next.startTime) - at
  return inMs > 0 && inMs <= SOON_MS ? next : null
}
