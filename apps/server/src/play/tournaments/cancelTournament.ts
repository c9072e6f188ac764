import { NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { lockWallets, postTransfers } from '../../money/ledger/index.ts'
import { restoreAllowance } from '../../money/premium/index.ts'
import { publishBalances } from '../../money/wallet/index.ts'
import { deleteMatchNoticesOfTournament } from './matchNoticeStore.ts'
import { endKey, makeEntryReturn } from './moveEntry.ts'
import { type CancelledBy, refuseChange, type TournamentRow } from './tournamentRow.ts'
import { lockTournament, selectEntries, updateCancelled } from './tournamentStore.ts'
import { publishEvent, type TournamentsContext } from './tournamentsContext.ts'

/** The most transfers in one posting: the cost of each grows with their number. */
const RETURNS_AT_ONCE = 200

/**
 * Cancels a tournament that has not begun, for its creator, and returns every fee. Cancelling it again is no
 * error. Refuses TOURNAMENT_*.
 */
export async function cancelTournament(
  ctx: TournamentsContext,
  { userId }: Caller,
  tournamentId: string,
): Promise<{ ok: true } | Refusal> {
  const cancelled = await ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const row = await lockTournament(trx, tournamentId)
    if (!row) return { ok: false, code: 'TOURNAMENT_NOT_FOUND' } as const
    if (row.creatorId !== userId) return { ok: false, code: 'TOURNAMENT_NOT_YOURS' } as const
    if (row.cancelledBy === 'creator') return { ok: true, paidBack: null } as const
    const refused = refuseChange(row, nowMs)
    if (refused) return refused
    return { ok: true, paidBack: await writeCancelled(trx, row, { cancelledBy: 'creator', nowMs }) } as const
  })
  if (!cancelled.ok) return cancelled
  if (cancelled.paidBack) publishCancelled(ctx, tournamentId, cancelled.paidBack)
  return { ok: true }
}

/** Cancels a locked tournament and returns every fee. Returns the ids of the users whose wallets changed. */
export async function writeCancelled(
  trx: Kysely<Database>,
  { id }: Pick<TournamentRow, 'id'>,
  { cancelledBy, nowMs }: { cancelledBy: CancelledBy; nowMs: number },
): Promise<string[]> {
  await updateCancelled(trx, { id, cancelledBy, now: new Date(nowMs) })
  await deleteMatchNoticesOfTournament(trx, id)
  await restoreAllowance(trx, { tournamentId: id, userIds: null, nowMs })
  const entries = (await selectEntries(trx, id)).filter(({ paid }) => paid > NO_CENTS)
  const owners = entries.filter(({ paidBy }) => paidBy === 'wallet').map(({ userId }) => userId)
  // Locks all wallets first, in their order, so that the postings below wait for no lock.
  await lockWallets(trx, owners)
  for (let from = 0; from < entries.length; from += RETURNS_AT_ONCE) {
    const transfers = entries.slice(from, from + RETURNS_AT_ONCE).map((entry) => makeEntryReturn(id, entry))
    const key = from === 0 ? endKey(id) : `${endKey(id)} from ${from}`
    const posted = await postTransfers(trx, { key, transfers }, { nowMs })
    if (!posted.ok) throw new Error(`the entries of tournament ${id} could not be returned: ${posted.code}`)
  }
  return owners
}

/** Call only after the commit. */
export function publishCancelled(
  ctx: Pick<Context, 'bus'>,
  tournamentId: string,
  paidBack: readonly string[],
): void {
  publishEvent(ctx, tournamentId, { type: 'TOURNAMENT_STATUS_CHANGED', data: { status: 'CANCELLED' } })
  publishBalances(ctx, paidBack)
}
