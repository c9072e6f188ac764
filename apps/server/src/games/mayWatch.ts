import type { Desk } from './desk.ts'
import { selectIsPremium } from './gameListStore.ts'
import type { GameFacts, WatchRefusal } from './gameState.ts'

/** Whether somebody may look at a running game of others: a member at any, a tournament's participant at its games. */
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
