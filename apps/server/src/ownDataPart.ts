import type { ClosingCode } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Database } from './db/schema.ts'

type Db = Kysely<Database>

/** What an account can't be closed for, and until when where that is known. */
export type ClosingReason = { code: ClosingCode; untilMs?: number }

/** One section of somebody's file: a single thing, or a list that is read as it is written. */
export type OwnDataSection = () => Promise<object | null> | AsyncIterable<object>

/**
 * What one capability keeps of a user, as the end of his account and the file of his data see it. Wired by hand in
 * server.ts.
 */
export type OwnDataPart = {
  /** What the account can't be closed for. Asked under the user's locks: no new game, deposit or entry of his begins. */
  whatHolds?(trx: Db, user: { userId: string; nowMs: number }): Promise<ClosingReason[]>
  /** All that is kept about him and may be shown to him, by name: nothing of others, and no secrets. */
  exportOf?(db: Db, user: { userId: string }): Readonly<Record<string, OwnDataSection>>
  /** Takes away what is his alone, in the transaction that closes his account. Gives what is to be told after it. */
  forget?(trx: Db, user: { userId: string; nowMs: number }): Promise<{ afterCommit?: () => void }>
}

/** The rows of one page in a list that is read page by page, in the order of a key. */
const PAGE_ROWS = 200

type Page<Row> = { after: Row | null; limit: number }

/** Reads a user's list page by page: nobody's file is in memory as a whole. `read` gives what comes after a row. */
export async function* inPages<Row extends object>(
  read: (db: Db, userId: string, page: Page<Row>) => Promise<readonly Row[]>,
  { db, userId, limit = PAGE_ROWS }: { db: Db; userId: string; limit?: number },
): AsyncGenerator<Row> {
  let after: Row | null = null
  for (;;) {
    const rows: readonly Row[] = await read(db, userId, { after, limit })
    yield* rows
    after = rows.at(-1) ?? null
    if (rows.length < limit) return
  }
}
