import type { Cpf } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Sealer } from '../../kernel/sealing/sealer.ts'
import { selectPayee } from './withdrawalStore.ts'

/** The CPF that is bound to an account; null before its first withdrawal. */
export async function readPayeeCpf(
  db: Kysely<Database>,
  user: { sealer: Sealer; userId: string },
): Promise<Cpf | null> {
  return (await selectPayee(db, user))?.cpf ?? null
}
