import { createHmac, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Sealer } from '../../kernel/sealing/sealer.ts'
import { openKey, type StoredKey } from './sealedColumns.ts'

const HASH_BYTES = 16

/**
 * Hashes of the Pix keys to which these users withdraw, by user: equal for equal keys, by a secret that is gone when this
 * returns. So accounts that share a key can be told, and nothing else of it is known or kept.
 */
export async function selectKeyHashes(
  db: Kysely<Database>,
  { sealer, userIds }: { sealer: Sealer; userIds: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<StoredKey & { userId: string }>`
    select user_id as "userId", cpf, cpf_sealed as "cpfSealed", pix_key as "pixKey", pix_key_sealed as "pixKeySealed"
    from payees where user_id = any(${userIds}::uuid[])`.execute(db)
  const secret = randomBytes(32)
  return new Map(
    rows.map(({ userId, ...row }) => {
      const { pixKey } = openKey(sealer, { table: 'payees', userId }, row)
      const hash = createHmac('sha256', secret).update(pixKey).digest().subarray(0, HASH_BYTES)
      return [userId, hash.toString('base64url')]
    }),
  )
}
