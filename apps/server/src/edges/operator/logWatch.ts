import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { type LogHead, proveRows, selectLogHash } from './logStore.ts'

/** Rows that one look proves: some milliseconds. */
const ROWS_AT_ONCE = 2000

/**
 * Proves what is new in the log of operators since the last look, and that the last proved row is still there.
 * Returns the first row that is wrong, or null. The nightly proof looks at all rows again.
 */
export function openLogWatch(db: Kysely<Database>): () => Promise<bigint | null> {
  let head: LogHead = { seq: 0n, hash: '' }
  return async () => {
    if (head.seq > 0n && (await selectLogHash(db, head.seq)) !== head.hash) return head.seq
    const part = await proveRows(db, { after: head, limit: ROWS_AT_ONCE })
    if (part.wrong === null) head = part.head
    return part.wrong
  }
}
