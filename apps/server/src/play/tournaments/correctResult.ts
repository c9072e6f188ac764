import { displayName } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import {
  deleteMatchNoticesOfMatch,
  reopenSwissRound,
  selectIsActDone,
  selectMatchIdentity,
  selectNextMatchId,
  updateSeats,
  updateVersion,
  updateWinner,
} from './correctionStore.ts'
import { type Correction, type CorrectionRefusal, decideCorrection } from './decideCorrection.ts'
import { insertMatchNotices, type NewMatchNotice } from './matchNoticeStore.ts'
import { lockMatch, type MatchRow, ROUND_PAUSE_MS } from './matchStore.ts'
import { lockTournament, selectApplicant } from './tournamentStore.ts'
import { publishEvent, type TournamentPorts } from './tournamentsContext.ts'

type Ports = Pick<TournamentPorts, 'endSearches'>
type Changed = Extract<Correction, { isChanged: true }>

export type CorrectedResult =
  | { ok: true; isChanged: boolean; tournamentId: string; wasId: string | null }
  | { ok: false; code: CorrectionRefusal }

/**
 * Sets the winner of a match that is over, for an operator, until the match that follows has begun. A player
 * drawn into it is replaced, and its time for starting begins again. Takes the lock under which rounds
 * advance and games begin and end, so it happens before or after each of these. The same act again changes nothing.
 */
export async function correctResult(
  ctx: Context,
  { matchId, winnerId, actId }: { matchId: string; winnerId: string; actId: string },
  ports: Ports,
): Promise<CorrectedResult> {
  const corrected = await ctx.db.transaction().execute(async (trx) => {
    const identity = await selectMatchIdentity(trx, matchId)
    if (!identity) return { ok: false, code: 'MATCH_UNKNOWN' } as const
    const { tournamentId } = identity
    const tournament = await lockTournament(trx, tournamentId)
    const match = await lockMatch(trx, { id: matchId, tournamentId })
    if (!tournament || !match) return { ok: false, code: 'MATCH_UNKNOWN' } as const
    const unchanged = { ok: true, isChanged: false, tournamentId, wasId: match.winnerId } as const
    if (await selectIsActDone(trx, actId)) return unchanged
    const isSwiss = tournament.format === 'SWISS'
    const nextId = isSwiss ? null : await selectNextMatchId(trx, identity)
    const next = nextId === null ? null : await lockMatch(trx, { id: nextId, tournamentId })
    const decided = decideCorrection({ tournament, match, next, winnerId })
    if (!decided.ok) return decided
    if (!decided.isChanged) return unchanged
    const publish = await store(ctx, trx, { match, decided, actId, ports })
    return { ...unchanged, isChanged: true, publish } as const
  })
  if (!('publish' in corrected)) return corrected
  const { publish, ...result } = corrected
  publish()
  return result
}

/** Stores the correction. Returns the function that publishes it, to be called only after the commit. */
async function store(
  ctx: Context,
  trx: Kysely<Database>,
  { match, decided, actId, ports }: { match: MatchRow; decided: Changed; actId: string; ports: Ports },
): Promise<() => void> {
  const nowMs = ctx.time.nowMs()
  const now = new Date(nowMs)
  const { id: matchId, tournamentId, round, slot } = match
  const { winnerId, loserId, next, result } = decided
  await updateWinner(trx, { id: matchId, winnerId, result, actId, now })
  if (result !== null) await reopenSwissRound(trx, { tournamentId, round })
  if (next) {
    const dueAt = new Date(nowMs + ROUND_PAUSE_MS + ctx.config.TOURNAMENT_NO_SHOW_S * 1000)
    await updateSeats(trx, { ...next, dueAt, now })
    await deleteMatchNoticesOfMatch(trx, next.id)
  }
  await updateVersion(trx, tournamentId)
  await insertMatchNotices(trx, { tournamentId, notices: noticesOf(matchId, decided), now })
  const { name } = await selectApplicant(trx, winnerId)
  const needed = next?.status === 'PENDING' ? [next.player1?.playerId, next.player2?.playerId] : []
  const userIds = needed.filter((one) => one !== undefined)
  const publishSearches = await ports.endSearches(trx, { userIds, nowMs })
  return () => {
    const players = { player1Id: match.player1Id ?? winnerId, player2Id: match.player2Id ?? loserId }
    const winnerName = displayName({ id: winnerId, name })
    const data = { matchId, round, slot, ...players, winnerId, winnerName, ...(result && { result }) }
    publishEvent(ctx, tournamentId, { type: 'MATCH_COMPLETED', data })
    publishSearches()
  }
}

/** Both players are told, and the winner of a bye that nothing else follows. */
function noticesOf(matchId: string, { winnerId, loserId, next }: Changed): NewMatchNotice[] {
  const notices: NewMatchNotice[] = [
    { userId: winnerId, matchId, kind: 'corrected_won' },
    { userId: loserId, matchId, kind: 'corrected_lost' },
  ]
  if (next?.status === 'BYE') notices.push({ userId: winnerId, matchId: next.id, kind: 'bye' })
  return notices
}
