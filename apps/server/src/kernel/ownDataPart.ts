import type { ClosingCode } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Database } from './db/schema.ts'

type Db = Kysely<Database>

/** A reason why an account can't be closed, and until when it holds, if known. */
export type ClosingObstacle = { code: ClosingCode; untilMs?: number }

/** One section of a user's data export: a single object, or a list that is streamed. */
export type OwnDataSection = () => Promise<object | null> | AsyncIterable<object>

/**
 * What one capability keeps about a user, to close the account and export its data. Listed in
 * edges/ownDataParts.ts.
 */
export type OwnDataPart = {
  /** Why the account can't be closed. Runs under locks: the user can't begin a game, deposit or entry. */
  findObstacles?(trx: Db, user: { userId: string; nowMs: number }): Promise<ClosingObstacle[]>
  /** All data about the user that they may see, by section name: nothing about others, and no secrets. */
  exportOf?(db: Db, user: { userId: string }): Readonly<Record<string, OwnDataSection>>
  /** Deletes what is only theirs, in the transaction that closes the account. `afterCommit` publishes it. */
  forget?(trx: Db, user: { userId: string; nowMs: number }): Promise<{ afterCommit?: () => void }>
}

/** How many rows one page of a list has. */
const PAGE_ROWS = 200

type Page<Row> = { after: Row | null; limit: number }

/** Reads a list in pages, so that no export is in memory as a whole. `read` returns the rows after one. */
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
