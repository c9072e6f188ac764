import type { Cpf } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

/** Lets only one transaction at a time check and claim a CPF. */
export async function lockCpf(trx: Kysely<Database>, cpf: Cpf): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cpf ${cpf}`}, 0))`.execute(trx)
}
