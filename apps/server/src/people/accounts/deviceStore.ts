import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for the browsers that each account is known to use. A token in its own cookie identifies a browser. The
// table stores a hash of the token's hash and the account, so that it never reveals that two accounts share a
// browser. Lock order: sessions, then these rows.

type Db = Kysely<Database>

const deviceHash = (tokenHash: Buffer) =>
  sql`sha256(${tokenHash}::bytea || convert_to(users.id::text, 'UTF8'))`

/** Whether the account with this address has signed in from the browser that has this token. */
export async function isKnownDevice(
  db: Db,
  { email, tokenHash }: { email: string; tokenHash: Buffer },
): Promise<boolean> {
  const { rows } = await sql`
    select from users join known_devices on user_id = users.id and device_hash = ${deviceHash(tokenHash)}
    where email = ${email}`.execute(db)
  return rows.length > 0
}

/**
 * Records that an account uses a browser, and deletes the least recently used browsers beyond `keep`.
 * Returns whether the browser is new to the account.
 */
export async function upsertDevice(
  trx: Db,
  { userId, tokenHash, at, keep }: { userId: string; tokenHash: Buffer; at: Date; keep: number },
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into known_devices (user_id, device_hash, first_seen_at, seen_at)
    select users.id, ${deviceHash(tokenHash)}, ${at}, ${at} from users where id = ${userId}
    on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at
    returning xmax = 0 as "isNew"`.execute(trx)
  await sql`
    delete from known_devices where user_id = ${userId} and device_hash in (
      select device_hash from known_devices where user_id = ${userId}
      order by seen_at desc, device_hash offset ${keep}
    )`.execute(trx)
  return rows[0]?.isNew ?? false
}

/** Deletes all browsers of an account except the one that has this token. */
export async function deleteOtherDevices(
  trx: Db,
  { userId, tokenHash }: { userId: string; tokenHash: Buffer | null },
): Promise<void> {
  await sql`
    delete from known_devices using users where users.id = ${userId} and user_id = users.id
      and device_hash is distinct from ${tokenHash === null ? null : deviceHash(tokenHash)}`.execute(trx)
}

/** Deletes browsers that were last used before `longAgo`. */
export async function deleteOldDevices(
  db: Db,
  { longAgo, atOnceMax }: { longAgo: Date; atOnceMax: number },
): Promise<void> {
  await sql`delete from known_devices where (user_id, device_hash) in
    (select user_id, device_hash from known_devices where seen_at < ${longAgo} limit ${atOnceMax})`.execute(
    db,
  )
}

/** When an account was first and last seen in each of its browsers, the most recent first. */
export async function selectOwnDevices(db: Db, userId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select first_seen_at as "firstSeenAt", seen_at as "lastSeenAt" from known_devices
    where user_id = ${userId} order by seen_at desc, device_hash`.execute(db)
  return rows
}

export async function deleteDevicesOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from known_devices where user_id = ${userId}`.execute(trx)
}
