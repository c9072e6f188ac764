import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { OwnDataPart } from '../../kernel/ownDataPart.ts'

/** What is stored about a user's factors; no secret of them is exported. */
export const ownFactors: OwnDataPart = {
  exportOf: (db, { userId }) => ({ factors: () => selectOwnFactors(db, userId) }),
  async forget(trx, { userId }) {
    for (const table of ['passkeys', 'totp_factors', 'recovery_codes', 'factor_challenges'] as const)
      await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(trx)
    return {}
  },
}

async function selectOwnFactors(db: Kysely<Database>, userId: string): Promise<object | null> {
  const { rows } = await sql<object>`
    select (
      select coalesce(json_agg(json_build_object('name', name, 'createdAt', created_at, 'usedAt', used_at)
        order by created_at), '[]') from passkeys where user_id = ${userId}
    ) as passkeys, (
      select confirmed_at from totp_factors where user_id = ${userId}
    ) as "authenticatorAppSince", (
      select count(*)::int from recovery_codes where user_id = ${userId} and used_at is null
    ) as "recoveryCodesLeft"`.execute(db)
  return rows[0] ?? null
}
