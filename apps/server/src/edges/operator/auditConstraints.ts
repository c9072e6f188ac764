import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { listUnproved } from '../../kernel/db/validateConstraints.ts'
import { FINDINGS_MAX, type Finding } from '../../money/ledger/index.ts'

/** Reports each rule that old rows may still break, until they are fixed and the rule is validated. */
export async function auditConstraints(snapshot: Kysely<Database>): Promise<Finding[]> {
  return (await listUnproved(snapshot)).slice(0, FINDINGS_MAX).map(({ table, name }) => ({
    check: 'the database has proved each rule for old rows too',
    about: `${name} of ${table}`,
    detail: 'fix the rows that break it, then run validate-constraints',
  }))
}
