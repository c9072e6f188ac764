import { type BegunGames, beginGames, isReady, publishGamesBegun } from './beginGames.ts'
import { lockDueMatches, selectDueTournaments } from './matchStore.ts'
import { shareTournament } from './tournamentStore.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

/** The most games in one transaction, so that it does not lock its players' rows for long. */
const GAMES_AT_ONCE = 100
/** The most tournaments in one sweep. */
const TOURNAMENTS_AT_ONCE = 50

/** Begins the games that no player began in time, and replays. */
export async function startDueMatches(ctx: TournamentsContext): Promise<void> {
  if (ctx.draining()) return
  const now = new Date(ctx.time.nowMs())
  for (const id of await selectDueTournaments(ctx.db, { now, limit: TOURNAMENTS_AT_ONCE })) {
    try {
      while (await startSome(ctx, id));
    } catch (error) {
      ctx.log.error({ err: error, tournamentId: id }, 'matches could not be started and will be retried')
    }
  }
}

/** Begins some due games of a tournament, skipping locked ones. Returns whether there may be more. */
async function startSome(ctx: TournamentsContext, tournamentId: string): Promise<boolean> {
  const begun = await ctx.db.transaction().execute(async (trx): Promise<BegunGames | null> => {
    const nowMs = ctx.time.nowMs()
    const tournament = await shareTournament(trx, tournamentId)
    if (tournament?.status !== 'IN_PROGRESS') return null
    const matches = await lockDueMatches(trx, { tournamentId, now: new Date(nowMs), limit: GAMES_AT_ONCE })
    return matches.length === 0 ? null : beginGames(ctx, trx, matches.filter(isReady), nowMs)
  })
  if (begun) publishGamesBegun(ctx, begun)
  return begun?.games.length === GAMES_AT_ONCE
}
