import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { FINDINGS_MAX, type Finding } from '../../money/ledger/index.ts'

/** Every correction has an operator's act, with who and why. */
export async function auditCorrections(snapshot: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select 'every correction is an operator’s act' as check, 'transfer ' || transfers.id as about,
      reference as detail
    from transfers left join operator_acts on operator_acts.id::text = reference
    where kind = 'correction' and operator_acts.id is null limit ${FINDINGS_MAX}`.execute(snapshot)
  return rows
}
