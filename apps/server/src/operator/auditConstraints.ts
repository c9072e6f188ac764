import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { listUnproved } from '../db/validateConstraints.ts'
import { FINDINGS_MAX, type Finding } from '../ledger/index.ts'

/** A rule that old rows were allowed to break goes on being reported until they are mended and it is proved. */
export async function auditConstraints(snapshot: Kysely<Database>): Promise<Finding[]> {
  return (await listUnproved(snapshot)).slice(0, FINDINGS_MAX).map(({ table, name }) => ({
    check: 'the database has proved each rule for old rows too',
    about: `${name} of ${table}`,
    detail: 'mend the rows that break it, then validate-constraints',
  }))
}
