import { displayName } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { restoreAllowance } from '../../money/premium/index.ts'
import { publishBalances } from '../../money/wallet/index.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { returnEntry } from './moveEntry.ts'
import { refuseChange } from './tournamentRow.ts'
import { lockTournament, selectApplicant, selectEntry, updateLeft } from './tournamentStore.ts'
import { publishEvent, type TournamentsContext } from './tournamentsContext.ts'

/** `leaver` is null when nothing changed: the user had left before. */
type LeaveResult = { ok: true; leaver: { name: string | null; participants: number } | null }

/**
 * Removes a user from a tournament that has not begun, and returns the fee to its payer. Leaving again is no
 * error. Leaving a running tournament is what its format makes of it, or refused. Refuses TOURNAMENT_*.
 */
export async function leaveTournament(
  ctx: TournamentsContext,
  { userId }: Caller,
  tournamentId: string,
): Promise<{ ok: true } | Refusal> {
  const left = await ctx.db.transaction().execute((trx) => leave(ctx, trx, { tournamentId, userId }))
  if (!left.ok) return left
  if (left.leaver) {
    const { name, participants } = left.leaver
    const data = { userId, userName: displayName({ id: userId, name }), participants }
    publishEvent(ctx, tournamentId, { type: 'participant_left', data })
    publishBalances(ctx, [userId])
  }
  return { ok: true }
}

async function leave(
  ctx: TournamentsContext,
  trx: Kysely<Database>,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<LeaveResult | Refusal> {
  const nowMs = ctx.time.nowMs()
  const row = await lockTournament(trx, tournamentId)
  if (!row) return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  await lockPlayers(trx, { userIds: [userId], nowMs })
  const entry = await selectEntry(trx, { tournamentId, userId })
  if (!entry) return { ok: false, code: 'TOURNAMENT_NOT_JOINED' }
  if (entry.leftAt !== null) return { ok: true, leaver: null }
  const refused = refuseChange(row, nowMs)
  if (refused?.code === 'TOURNAMENT_STARTED') {
    const paused = await ctx.ports.lateEntries[row.format]?.leave(trx, { tournamentId, userId, nowMs })
    if (paused) return { ok: true, leaver: null }
  }
  if (refused) return refused
  const participants = await updateLeft(trx, { tournamentId, userId, now: new Date(nowMs) })
  if (entry.paidBy === 'house') await restoreAllowance(trx, { tournamentId, userIds: [userId], nowMs })
  await returnEntry(trx, tournamentId, entry, { nowMs })
  const { name } = await selectApplicant(trx, userId)
  return { ok: true, leaver: { name, participants } }
}
