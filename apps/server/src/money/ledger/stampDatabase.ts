import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { stamp } from './ledgerStore.ts'

/** Whether the money in a database is play money or real. */
export type MoneyMode = 'sandbox' | 'live'

/**
 * Stamps a database for one kind of money at its first start, and refuses the other kind from then on: play
 * money never becomes withdrawable.
 */
export async function stampDatabase(
  db: Kysely<Database>,
  { mode, nowMs }: { mode: MoneyMode; nowMs: number },
): Promise<{ ok: true } | { ok: false; code: 'OTHER_MONEY'; stamped: MoneyMode }> {
  const stamped = await stamp(db, { mode, nowMs })
  return stamped === mode ? { ok: true } : { ok: false, code: 'OTHER_MONEY', stamped }
}
