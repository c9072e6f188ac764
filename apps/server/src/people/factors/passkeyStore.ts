import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for passkeys. Every function takes the database or a transaction.

type Db = Kysely<Database>

const columns = sql`id, credential_id as "credentialId", user_id as "userId", name, public_key as "publicKey",
  counter, transports, created_at as "createdAt", used_at as "usedAt"`

export type StoredPasskey = {
  id: string
  credentialId: Buffer
  userId: string
  name: string
  publicKey: Buffer
  counter: bigint
  transports: string
  createdAt: Date
  usedAt: Date | null
}

/** A user's passkeys, the oldest first. */
export async function selectPasskeys(db: Db, userId: string): Promise<StoredPasskey[]> {
  const { rows } = await sql<StoredPasskey>`
    select ${columns} from passkeys where user_id = ${userId} order by created_at, id`.execute(db)
  return rows
}

/** Whose passkey an authenticator's id names. */
export async function findPasskeyOwner(db: Db, credentialId: Buffer): Promise<string | null> {
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from passkeys where credential_id = ${credentialId}`.execute(db)
  return rows[0]?.userId ?? null
}

/** False when the authenticator's id is taken. */
export async function insertPasskey(db: Db, passkey: StoredPasskey): Promise<boolean> {
  const { rows } = await sql`
    insert into passkeys (id, credential_id, user_id, name, public_key, counter, transports, created_at)
    values (${passkey.id}, ${passkey.credentialId}, ${passkey.userId}, ${passkey.name}, ${passkey.publicKey},
      ${passkey.counter}, ${passkey.transports}, ${passkey.createdAt})
    on conflict (credential_id) do nothing returning id`.execute(db)
  return rows.length > 0
}

/** Records a use of a passkey and the counter that its authenticator reported. */
export async function recordPasskeyUse(
  db: Db,
  { id, counter, at }: { id: string; counter: number; at: Date },
): Promise<void> {
  await sql`update passkeys set counter = ${counter}, used_at = ${at} where id = ${id}`.execute(db)
}

type OwnPasskey = { userId: string; id: string }

export async function renamePasskey(
  db: Db,
  { userId, id, name }: OwnPasskey & { name: string },
): Promise<StoredPasskey | null> {
  const { rows } = await sql<StoredPasskey>`
    update passkeys set name = ${name} where user_id = ${userId} and id = ${id} returning ${columns}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Returns the name of the passkey that it deleted, or null when the user has no such passkey. */
export async function deletePasskey(db: Db, { userId, id }: OwnPasskey): Promise<string | null> {
  const { rows } = await sql<Row<'passkeys', 'name'>>`
    delete from passkeys where user_id = ${userId} and id = ${id} returning name`.execute(db)
  return rows[0]?.name ?? null
}
