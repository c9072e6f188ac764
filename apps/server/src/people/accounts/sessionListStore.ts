import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of a user's sessions and browsers as operators see them.

type Db = Kysely<Database>

/** `endedAt`: null while the session is live. */
export type ListedSession = Row<'sessions', 'id' | 'browser' | 'system' | 'createdAt' | 'usedAt'> & {
  endedAt: Date | null
}

/** A user's live sessions and those that are over but not yet deleted, the latest used first. */
export async function selectSessionsOf(
  db: Db,
  { userId, now, limit }: { userId: string; now: Date; limit: number },
): Promise<ListedSession[]> {
  const { rows } = await sql<ListedSession>`
    select id, browser, system, created_at as "createdAt", used_at as "usedAt",
      case when revoked_at is not null then revoked_at when expires_at <= ${now} then expires_at end as "endedAt"
    from sessions where user_id = ${userId}
    order by revoked_at is not null, coalesce(used_at, created_at) desc, id limit ${limit}`.execute(db)
  return rows
}

export type ListedDevice = Record<'firstSeenAt' | 'lastSeenAt', Date>

/** The browsers that an account is known to use, the latest seen first. */
export async function selectDevicesOf(
  db: Db,
  { userId, limit }: { userId: string; limit: number },
): Promise<ListedDevice[]> {
  const { rows } = await sql<ListedDevice>`
    select first_seen_at as "firstSeenAt", seen_at as "lastSeenAt" from known_devices
    where user_id = ${userId} order by seen_at desc, device_hash limit ${limit}`.execute(db)
  return rows
}
