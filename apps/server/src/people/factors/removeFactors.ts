import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { deleteChallengesOf, recordFactorChange } from './challengeStore.ts'

/** Removes every factor and recovery code of a locked user. Withdrawals rest after it. */
export async function removeFactors(
  trx: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<void> {
  for (const table of ['passkeys', 'totp_factors', 'recovery_codes'] as const)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(trx)
  await deleteChallengesOf(trx, userId)
  await recordFactorChange(trx, { userId, at: new Date(nowMs) })
}
