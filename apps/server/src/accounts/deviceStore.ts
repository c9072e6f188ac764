import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

// The SQL of the browsers that accounts are known to use. A browser is a token in a cookie of its own; stored is a hash
// of its hash and the account, so that nothing here says that two accounts use one browser. Locks: sessions, then these.

type Db = Kysely<Database>

const deviceHash = (tokenHash: Buffer) =>
  sql`sha256(${tokenHash}::bytea || convert_to(users.id::text, 'UTF8'))`

/** Whether the account with this address has signed in by the browser that has this token. */
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
 * Notes that an account uses a browser; those that it used longest ago make room beyond `keep`. Gives whether it is a
 * new one.
 */
export async function noteDevice(
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

/** Forgets the browsers of an account, but the one that has this token. */
export async function deleteOtherDevices(
  trx: Db,
  { userId, tokenHash }: { userId: string; tokenHash: Buffer | null },
): Promise<void> {
  await sql`
    delete from known_devices using users where users.id = ${userId} and user_id = users.id
      and device_hash is distinct from ${tokenHash === null ? null : deviceHash(tokenHash)}`.execute(trx)
}

/** Deletes browsers that nobody used since `longAgo`. */
export async function deleteOldDevices(
  db: Db,
  { longAgo, atOnceMax }: { longAgo: Date; atOnceMax: number },
): Promise<void> {
  await sql`delete from known_devices where (user_id, device_hash) in
    (select user_id, device_hash from known_devices where seen_at < ${longAgo} limit ${atOnceMax})`.execute(
    db,
  )
}

/** Since when and until when an account was seen in each of its browsers, the last one first. */
export async function selectOwnDevices(db: Db, userId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select first_seen_at as "firstSeenAt", seen_at as "lastSeenAt" from known_devices
    where user_id = ${userId} order by seen_at desc, device_hash`.execute(db)
  return rows
}

export async function deleteDevicesOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from known_devices where user_id = ${userId}`.execute(trx)
}
