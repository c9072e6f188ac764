import type { StartedMatch } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { type BegunGames, beginGames, isReady, publishGamesBegun } from './beginGames.ts'
import { lockMatch, type MatchRow, selectLostMatch, selectShownMatch } from './matchStore.ts'
import { showMatch } from './showTournament.ts'
import { shareTournament } from './tournamentStore.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

type StartRequest = { tournamentId: string; matchId: string; userId: string }

/** `begun` is null when the game is running already: the other player was faster, or the answer was lost. */
type Started = { ok: true; begun: BegunGames | null }

/**
 * Starts a match for one of its two players. If it has started already, returns the running game. Refuses
 * TOURNAMENT_NOT_FOUND, MATCH_NOT_FOUND, MATCH_ELIMINATED, MATCH_NOT_YOURS, MATCH_UNAVAILABLE,
 * MATCH_OPPONENT_MISSING, DRAINING.
 */
export async function startMatch(
  ctx: TournamentsContext,
  { userId }: Caller,
  { tournamentId, matchId }: Omit<StartRequest, 'userId'>,
): Promise<({ ok: true } & StartedMatch) | Refusal> {
  const started = await ctx.db
    .transaction()
    .execute((trx) => start(ctx, trx, { tournamentId, matchId, userId }))
  if (!started.ok) return started
  if (started.begun) publishGamesBegun(ctx, started.begun)
  const match = await selectShownMatch(ctx.db, matchId)
  const gameId = match?.gameId
  if (!match || !gameId) throw new Error(`match ${matchId} has begun without a game`)
  return { ok: true, match: { ...showMatch(match), gameId }, game: { game_id_text: gameId } }
}

async function start(
  ctx: TournamentsContext,
  trx: Kysely<Database>,
  { tournamentId, matchId, userId }: StartRequest,
): Promise<Started | Refusal> {
  const tournament = await shareTournament(trx, tournamentId)
  if (!tournament) return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  const match = await lockMatch(trx, { id: matchId, tournamentId })
  if (!match) return { ok: false, code: 'MATCH_NOT_FOUND' }
  const refused = await refuseStart(trx, { match, isKnockout: tournament.format === 'KNOCKOUT', userId })
  if (refused) return refused
  if (match.status === 'IN_PROGRESS') return { ok: true, begun: null }
  if (tournament.status !== 'IN_PROGRESS' || !isReady(match)) return { ok: false, code: 'MATCH_UNAVAILABLE' }
  if (ctx.draining()) return { ok: false, code: 'DRAINING' }
  return { ok: true, begun: await beginGames(ctx, trx, [match], ctx.time.nowMs()) }
}

async function refuseStart(
  trx: Kysely<Database>,
  { match, isKnockout, userId }: { match: MatchRow; isKnockout: boolean; userId: string },
): Promise<Refusal | null> {
  const { tournamentId, player1Id, player2Id, status, winnerId } = match
  const isOwn = player1Id === userId || player2Id === userId
  const isOut = isOwn
    ? isKnockout && status === 'COMPLETED' && winnerId !== userId
    : (await selectLostMatch(trx, { tournamentId, userId })) !== null
  if (isOut) return { ok: false, code: 'MATCH_ELIMINATED' }
  if (!isOwn) return { ok: false, code: 'MATCH_NOT_YOURS' }
  const waitsForReplay = status === 'IN_PROGRESS' && match.dueAt !== null
  if (status === 'BYE' || status === 'COMPLETED' || waitsForReplay)
    return { ok: false, code: 'MATCH_UNAVAILABLE' }
  return player1Id === null || player2Id === null ? { ok: false, code: 'MATCH_OPPONENT_MISSING' } : null
}
