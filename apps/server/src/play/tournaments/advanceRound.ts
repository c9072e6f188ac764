import { type BracketMatch, type DecidedMatch, drawNextRound, isPlayed, rescuedOf } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { asDecided } from './asDecided.ts'
import { finishTournament } from './finishTournament.ts'
import { insertMatchNotices } from './matchNoticeStore.ts'
import { noteByes } from './matchNotices.ts'
import {
  insertRound,
  type MatchRow,
  ROUND_PAUSE_MS,
  selectHasOpenMatch,
  selectRound,
  selectRoundsOver,
  updateRescued,
} from './matchStore.ts'
import type { TournamentRow } from './tournamentRow.ts'
import { lockTournament, updateRound } from './tournamentStore.ts'
import { publishEvent, type TournamentsContext } from './tournamentsContext.ts'

/** The most tournaments in one sweep. */
const AT_ONCE = 100

/** Advances all knock-outs whose round is over, whichever server should have done so. */
export async function advanceDue(ctx: TournamentsContext): Promise<void> {
  for (const id of await selectRoundsOver(ctx.db, { format: 'KNOCKOUT', limit: AT_ONCE })) {
    await advanceTournament(ctx, id).catch((error: unknown) =>
      ctx.log.error({ err: error, tournamentId: id }, 'a round could not be started and will be retried'),
    )
  }
}

/**
 * Begins the next round of a tournament once all matches of the round are over, or ends the tournament after
 * the last round: one transaction under its lock, so that it happens once, however many servers try. A round
 * without a match to play is over as soon as it begins.
 */
export async function advanceTournament(ctx: TournamentsContext, id: string): Promise<void> {
  if (ctx.draining()) return
  for (;;) {
    // Most results are not the last of their round: they need no lock.
    if (await selectHasOpenMatch(ctx.db, id)) return
    const publish = await ctx.db.transaction().execute((trx) => advance(ctx, trx, id))
    if (!publish) return
    publish()
  }
}

async function advance(
  ctx: TournamentsContext,
  trx: Kysely<Database>,
  id: string,
): Promise<(() => void) | null> {
  const row = await lockTournament(trx, id)
  if (row?.status !== 'IN_PROGRESS' || (await selectHasOpenMatch(trx, id))) return null
  const round = await selectRound(trx, { tournamentId: id, round: row.currentRound })
  const rescued = rescuedOf(round.map(asDecided))
  if (rescued) {
    const saved = round.find(({ player1Id, player2Id }) => [player1Id, player2Id].includes(rescued.playerId))
    if (saved) await rescue(trx, { match: saved, userId: rescued.playerId, now: new Date(ctx.time.nowMs()) })
  }
  if (row.currentRound === row.totalRounds) return finishTournament(ctx, trx, row)
  return beginRound(ctx, trx, row, round.map(asDecided))
}

/** Lets the best seed of a round without winners advance, who was told that they are out. */
async function rescue(
  trx: Kysely<Database>,
  { match: { id, tournamentId }, userId, now }: { match: MatchRow; userId: string; now: Date },
): Promise<void> {
  await updateRescued(trx, { id, winnerId: userId })
  await insertMatchNotices(trx, { tournamentId, notices: [{ userId, matchId: id, kind: 'saved' }], now })
}

async function beginRound(
  ctx: TournamentsContext,
  trx: Kysely<Database>,
  { id, currentRound }: TournamentRow,
  decided: readonly DecidedMatch[],
): Promise<() => void> {
  const nowMs = ctx.time.nowMs()
  const now = new Date(nowMs)
  const matches = drawNextRound(decided)
  const nextRound = currentRound + 1
  const dueAt = new Date(nowMs + ROUND_PAUSE_MS + ctx.config.TOURNAMENT_NO_SHOW_S * 1000)
  const ids = await insertRound(trx, { tournamentId: id, round: nextRound, matches, dueAt, now })
  await noteByes(trx, { tournamentId: id, matches, ids, now })
  await updateRound(trx, { id, round: nextRound, now })
  const userIds = matches.filter(isPlayed).flatMap(playersOf)
  const publishSearches = await ctx.ports.endSearches(trx, { userIds, nowMs })
  const winnersCount = matches.flatMap(playersOf).length
  return () => {
    const data = { completedRound: currentRound, nextRound, winnersCount }
    publishEvent(ctx, id, { type: 'ROUND_ADVANCED', data })
    publishSearches()
  }
}

const playersOf = ({ player1, player2 }: BracketMatch): string[] =>
  [player1, player2].flatMap((one) => (one ? [one.playerId] : []))
