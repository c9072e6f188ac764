import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { type LogHead, proveRows, selectLogHash, selectUnlogged } from './logStore.ts'

/** Rows that one statement proves. */
const ROWS_AT_ONCE = 10_000

export type LogProof = { ok: true; head: LogHead } | { ok: false; problem: string }

/**
 * Proves that no row of the log of operators was changed, taken out or added since it was written, and that it
 * has every act. Only `noted`, a head that was written down elsewhere, can prove that its end was not cut off
 * and that the whole was not written anew.
 */
export async function proveLog(db: Kysely<Database>, noted: LogHead | null): Promise<LogProof> {
  let head: LogHead = { seq: 0n, hash: '' }
  for (;;) {
    const part = await proveRows(db, { after: head, limit: ROWS_AT_ONCE })
    if (part.wrong !== null)
      return { ok: false, problem: `row ${part.wrong} or the one before it was changed` }
    head = part.head
    if (part.rows < ROWS_AT_ONCE) break
  }
  const unlogged = await selectUnlogged(db)
  if (unlogged !== null) return { ok: false, problem: `act ${unlogged} is not in it as it was` }
  if (noted && (await selectLogHash(db, noted.seq)) !== noted.hash)
    return { ok: false, problem: `row ${noted.seq} is not the one that was noted` }
  return { ok: true, head }
}
