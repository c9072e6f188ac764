import type { Desk } from './desk.ts'
import { selectIsPremium } from './gameListStore.ts'
import type { GameFacts, WatchRefusal } from './gameState.ts'

/**
 * Whether a user may watch a running game of others: members any game, participants of a tournament its
 * games.
 */
export async function mayWatch(
  desk: Desk,
  { tournamentId }: GameFacts,
  userId: string,
): Promise<{ ok: true } | { ok: false; code: WatchRefusal }> {
  if (await selectIsPremium(desk.ctx.db, userId)) return { ok: true }
  if (tournamentId === null) return { ok: false, code: 'WATCH_PREMIUM_ONLY' }
  return (await desk.isInTournament({ tournamentId, userId }))
    ? { ok: true }
    : { ok: false, code: 'WATCH_TOURNAMENT_ONLY' }
}
