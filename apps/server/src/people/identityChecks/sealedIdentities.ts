import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { SealedTable } from '../../kernel/sealing/sealedTable.ts'
import { SealError, type Sealer } from '../../kernel/sealing/sealer.ts'
import { type CheckRow, openPerson, sealPerson } from './checkStore.ts'

type DueRow = Pick<CheckRow, 'id' | 'userId' | 'personSealed'>

async function resealRow(db: Kysely<Database>, sealer: Sealer, row: DueRow): Promise<boolean> {
  const person = openPerson(sealer, row)
  const { numAffectedRows } = await sql`
    update identity_checks set person_sealed = ${sealPerson(sealer, row, person)},
      cpf_index = ${sealer.indexOf('cpf', person.cpf)}
    where id = ${row.id} and person_sealed = ${row.personSealed}`.execute(db)
  return numAffectedRows === 1n
}

/** The persons of identity checks. They were never stored in clear text. */
export const sealedIdentities: SealedTable = {
  name: 'identity_checks',
  async sealPage(db, { sealer, due, after, limit }) {
    if (due === 'unsealed') return { last: null, sealed: 0, broken: [] }
    const { rows } = await sql<DueRow>`
      select id, user_id as "userId", person_sealed as "personSealed" from identity_checks
      where (${after}::uuid is null or id > ${after}::uuid) and not starts_with(person_sealed, ${sealer.prefix})
      order by id limit ${limit}`.execute(db)
    let sealed = 0
    const broken: string[] = []
    for (const row of rows) {
      try {
        if (await resealRow(db, sealer, row)) sealed += 1
      } catch (error) {
        if (!(error instanceof SealError)) throw error
        broken.push(error.message)
      }
    }
    return { last: rows.length < limit ? null : (rows.at(-1)?.id ?? null), sealed, broken }
  },
  async hasDue(db, { sealer, due }) {
    if (due === 'unsealed') return false
    const { rows } = await sql`
      select from identity_checks where not starts_with(person_sealed, ${sealer.prefix}) limit 1`.execute(db)
    return rows.length > 0
  },
}
