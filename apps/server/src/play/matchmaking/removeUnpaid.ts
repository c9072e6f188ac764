import { makeReais } from '@lance/domain'
import type { Kysely } from 'kysely'
import { publishNotice } from '../../kernel/bus/publishNotice.ts'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { StakeRefusal } from '../../money/wagers/index.ts'
import { type PresenceChange, publishPresence, stopSearching } from '../../people/presence/index.ts'
import { takeEntries } from './matchmakingStore.ts'
import type { Pool } from './pool.ts'

/**
 * Removes from the queue the players who were to be paired and may no longer stake, and only those. The
 * caller holds their rows. Returns the players it removed, without those who left the pool meanwhile.
 */
export async function removeUnpaid(
  trx: Kysely<Database>,
  { pool, refused, nowMs }: { pool: Pool; refused: readonly StakeRefusal[]; nowMs: number },
): Promise<{ gameId: null; changes: PresenceChange[]; unpaid: StakeRefusal[] }> {
  const playerIds = refused.map(({ userId }) => userId)
  const userIds = await takeEntries(trx, { pool, playerIds, now: new Date(nowMs) })
  const changes = await stopSearching(trx, { userIds, nowMs })
  return { gameId: null, changes, unpaid: refused.filter(({ userId }) => userIds.includes(userId)) }
}

/** Notifies them of the reason. Call only after the commit. */
export function notifyUnpaid(
  ctx: Pick<Context, 'bus'>,
  { timeControlS, stake }: Pool,
  { changes, unpaid }: { changes: readonly PresenceChange[]; unpaid: readonly StakeRefusal[] },
): void {
  for (const { userId, refusal } of unpaid) {
    publishNotice(ctx, userId, {
      code: 'STAKE_REFUSED',
      reason: refusal.code,
      timeControl: timeControlS,
      wager: makeReais(stake),
    })
  }
  // Last, so that a player who sees the change knows the reason.
  publishPresence(ctx, changes)
}
