import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { SealedSecret } from '../../kernel/factors/secretBox.ts'

// SQL for authenticator apps and recovery codes. Every function takes the database or a transaction.

type Db = Kysely<Database>

export type StoredTotp = SealedSecret & {
  createdAt: Date
  confirmedAt: Date | null
  lastStep: bigint | null
}

export async function findTotp(db: Db, userId: string): Promise<StoredTotp | null> {
  const { rows } = await sql<StoredTotp>`
    select key_id as "keyId", sealed, created_at as "createdAt", confirmed_at as "confirmedAt", last_step as "lastStep"
    from totp_factors where user_id = ${userId}`.execute(db)
  return rows[0] ?? null
}

/** Stores a secret that no code has confirmed yet, in place of an earlier one. */
export async function insertUnconfirmedTotp(
  db: Db,
  { userId, secret, at }: { userId: string; secret: SealedSecret; at: Date },
): Promise<void> {
  await sql`
    insert into totp_factors (user_id, key_id, sealed, created_at)
    values (${userId}, ${secret.keyId}, ${secret.sealed}, ${at})
    on conflict (user_id) do update set key_id = excluded.key_id, sealed = excluded.sealed,
      created_at = excluded.created_at, last_step = null
    where totp_factors.confirmed_at is null`.execute(db)
}

export async function confirmTotpOf(db: Db, { userId, at }: { userId: string; at: Date }): Promise<void> {
  await sql`update totp_factors set confirmed_at = ${at} where user_id = ${userId}`.execute(db)
}

/** Records the step of an accepted code. False when this step or a later one was used before. */
export async function recordTotpStep(
  db: Db,
  { userId, step, secret }: { userId: string; step: number; secret: SealedSecret },
): Promise<boolean> {
  const { rows } = await sql`
    update totp_factors set last_step = ${step}, key_id = ${secret.keyId}, sealed = ${secret.sealed}
    where user_id = ${userId} and (last_step is null or last_step < ${step}) returning user_id`.execute(db)
  return rows.length > 0
}

/** Whether there was one that counted. */
export async function deleteTotp(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ wasOn: boolean }>`
    delete from totp_factors where user_id = ${userId} returning confirmed_at is not null as "wasOn"`.execute(
    db,
  )
  return rows[0]?.wasOn ?? false
}

export async function deleteUnconfirmedTotp(
  db: Db,
  { longAgo, atOnceMax }: { longAgo: Date; atOnceMax: number },
): Promise<void> {
  await sql`delete from totp_factors where user_id in (
    select user_id from totp_factors where confirmed_at is null and created_at < ${longAgo} limit ${atOnceMax}
  )`.execute(db)
}

type StoredCode = { salt: Buffer; hash: Buffer }

export async function selectUnusedCodes(db: Db, userId: string): Promise<StoredCode[]> {
  const { rows } = await sql<StoredCode>`
    select salt, hash from recovery_codes where user_id = ${userId} and used_at is null`.execute(db)
  return rows
}

/** False when the code was used before. */
export async function useRecoveryCode(
  db: Db,
  { userId, hash, at }: { userId: string; hash: Buffer; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update recovery_codes set used_at = ${at}
    where user_id = ${userId} and hash = ${hash} and used_at is null returning hash`.execute(db)
  return rows.length > 0
}

/** Replaces all codes of a user. */
export async function replaceRecoveryCodes(
  db: Db,
  { userId, codes }: { userId: string; codes: readonly StoredCode[] },
): Promise<void> {
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(db)
  if (codes.length === 0) return
  const rows = codes.map(({ salt, hash }) => ({ user_id: userId, salt, hash, used_at: null }))
  await db.insertInto('recovery_codes').values(rows).execute()
}
