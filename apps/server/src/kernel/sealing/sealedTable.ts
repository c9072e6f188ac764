import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Sealer } from './sealer.ts'

/** Which rows to seal: those that only have clear text, or also those that an older key sealed. */
export type DueRows = 'unsealed' | 'older'

export type SealingPage = { sealer: Sealer; due: DueRows; after: string | null; limit: number }

/** A table with sealed columns, for the sweep and the verbs that seal all of its rows. */
export type SealedTable = {
  name: string
  /**
   * Seals due rows after this one with the first key. Changes no row that changed meanwhile. `last`: the last
   * row of the page, null at the end. `broken`: why rows could not be opened.
   */
  sealPage(
    db: Kysely<Database>,
    page: SealingPage,
  ): Promise<{ last: string | null; sealed: number; broken: string[] }>
  /** Whether rows are due. */
  hasDue(db: Kysely<Database>, of: Pick<SealingPage, 'sealer' | 'due'>): Promise<boolean>
  /** Empties the clear text of at most `limit` sealed rows that are not in use. Returns how many. */
  removeClearText?(db: Kysely<Database>, limit: number): Promise<number>
}

/** The rows of one page. */
const PAGE_ROWS = 200

/** Seals all due rows of these tables, page by page. Safe to repeat and to run at the same time. */
export async function sealTables(
  db: Kysely<Database>,
  tables: readonly SealedTable[],
  { sealer, due }: Pick<SealingPage, 'sealer' | 'due'>,
): Promise<{ sealed: number; broken: string[] }> {
  let sealed = 0
  const broken: string[] = []
  for (const table of tables) {
    let after: string | null = null
    do {
      const page = await table.sealPage(db, { sealer, due, after, limit: PAGE_ROWS })
      sealed += page.sealed
      broken.push(...page.broken)
      after = page.last
    } while (after !== null)
  }
  return { sealed, broken }
}
