import { shownName } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { restoreAllowance } from '../premium/index.ts'
import { holdPlayers } from '../presence/index.ts'
import type { Refusal, Speaker } from '../routing.ts'
import { publishBalances } from '../wallet/index.ts'
import { returnEntry } from './moveEntry.ts'
import { refuseChange } from './tournamentRow.ts'
import { lockTournament, selectApplicant, selectEntry, updateLeft } from './tournamentStore.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

/** `gone` is null when nothing changed: the user had left before. */
type Left = { ok: true; gone: { name: string | null; participants: number } | null }

/**
 * Removes a user from a tournament that has not begun, and returns the fee to its payer. Leaving again is no
 * error. Refuses TOURNAMENT_*.
 */
export async function leaveTournament(
  ctx: TournamentsContext,
  { userId }: Speaker,
  tournamentId: string,
): Promise<{ ok: true } | Refusal> {
  const left = await ctx.db.transaction().execute((trx) => leave(ctx, trx, { tournamentId, userId }))
  if (!left.ok) return left
  if (left.gone) {
    const { name, participants } = left.gone
    const data = { userId, userName: shownName({ id: userId, name }), participants }
    ctx.bus.publish({ topic: 'tournament', tournamentId, event: { type: 'participant_left', data } })
    publishBalances(ctx, [userId])
  }
  return { ok: true }
}

async function leave(
  ctx: TournamentsContext,
  trx: Kysely<Database>,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<Left | Refusal> {
  const nowMs = ctx.time.nowMs()
  const row = await lockTournament(trx, tournamentId)
  if (!row) return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  await holdPlayers(trx, { userIds: [userId], nowMs })
  const entry = await selectEntry(trx, { tournamentId, userId })
  if (!entry) return { ok: false, code: 'TOURNAMENT_NOT_JOINED' }
  if (entry.leftAt !== null) return { ok: true, gone: null }
  const refused = refuseChange(row, nowMs)
  if (refused) return refused
  const participants = await updateLeft(trx, { tournamentId, userId, now: new Date(nowMs) })
  if (entry.paidBy === 'house') await restoreAllowance(trx, { tournamentId, userIds: [userId], nowMs })
  await returnEntry(trx, tournamentId, entry, { nowMs })
  const { name } = await selectApplicant(trx, userId)
  return { ok: true, gone: { name, participants } }
}
