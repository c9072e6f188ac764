import { selectIsPremium } from './gameListStore.ts'
import type { GameFacts, WatchRefusalCode } from './gameState.ts'
import type { GamesContext } from './gamesContext.ts'

/**
 * Whether a user may watch a running game of others: members any game, participants of a tournament its
 * games.
 */
export async function mayWatch(
  context: GamesContext,
  { tournamentId }: GameFacts,
  userId: string,
): Promise<{ ok: true } | { ok: false; code: WatchRefusalCode }> {
  if (await selectIsPremium(context.ctx.db, userId)) return { ok: true }
  if (tournamentId === null) return { ok: false, code: 'WATCH_PREMIUM_ONLY' }
  return (await context.isInTournament({ tournamentId, userId }))
    ? { ok: true }
    : { ok: false, code: 'WATCH_TOURNAMENT_ONLY' }
}
