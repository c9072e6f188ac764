import { type Kysely, sql } from 'kysely'
import { validateConstraints } from '../validateConstraints.ts'

export const outsideTransaction = true

const INDEXES: ReadonlyArray<[name: string, definition: string]> = [
  ['payees_cpf_index', 'unique index concurrently payees_cpf_index on payees (cpf_index)'],
  [
    'payees_unsealed',
    'index concurrently payees_unsealed on payees (user_id) where cpf_sealed is null or pix_key_sealed is null',
  ],
  [
    'withdrawals_unsealed',
    'index concurrently withdrawals_unsealed on withdrawals (id) where cpf_sealed is null or pix_key_sealed is null',
  ],
]

/** One account per CPF, by its blind index; and how the sweep finds what is not sealed yet. Proves the checks of 0060. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, definition] of INDEXES) {
    await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db)
    await sql`create ${sql.raw(definition)}`.execute(db)
  }
  await validateConstraints(db)
}
