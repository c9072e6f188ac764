import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Ability } from './abilities.ts'

// All SQL about boots.

type Db = Kysely<Database>

export type BootRow = Row<'server_boots', 'id' | 'seen_at' | 'ended_at'>

/** A socket that was lost with its server. `gameId` is null for a player socket. */
export type LostSocket = { userId: string; gameId: string | null; lastHeartbeatMs: number }

/** Allows one start at a time: of two servers that start together, the second sees the first. */
export async function lockStarts(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('boots', 0))`.execute(trx)
}

export async function insertBoot(
  db: Db,
  { bootId, now, abilities }: { bootId: string; now: Date; abilities: readonly Ability[] },
): Promise<void> {
  await sql`
    insert into server_boots (id, started_at, seen_at, abilities)
    values (${bootId}, ${now}, ${now}, ${JSON.stringify(abilities)})
    on conflict (id) do nothing`.execute(db)
}

/** Whether a server with a heartbeat since `seenSince` lacks this ability. */
export async function hasUnableBoot(
  db: Db,
  { ability, seenSince }: { ability: Ability; seenSince: Date },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from server_boots
      where ended_at is null and seen_at >= ${seenSince} and not abilities @> ${JSON.stringify([ability])}
    ) as found`.execute(db)
  return rows[0]?.found ?? true
}

/** Writes a heartbeat. False if the boot has been deleted meanwhile. */
export async function touchBoot(db: Db, { bootId, now }: { bootId: string; now: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update server_boots set seen_at = greatest(seen_at, ${now}) where id = ${bootId} and ended_at is null`.execute(
    db,
  )
  return numAffectedRows === 1n
}

export async function endBoot(db: Db, { bootId, now }: { bootId: string; now: Date }): Promise<void> {
  await sql`
    update server_boots set seen_at = greatest(seen_at, ${now}), ended_at = ${now} where id = ${bootId}`.execute(
    db,
  )
}

/** The other boots that have not been deleted, and whether the process of each holds its lock. */
export async function selectOtherBoots(
  trx: Db,
  bootId: string,
): Promise<(BootRow & { lock_free: boolean })[]> {
  const { rows } = await sql<BootRow & { lock_free: boolean }>`
    select id, seen_at, ended_at, pg_try_advisory_xact_lock(hashtextextended('boot ' || id, 0)) as lock_free
    from (select id::text as id, seen_at, ended_at from server_boots where id <> ${bootId}) as others`.execute(
    trx,
  )
  return rows
}

/**
 * Locks boots that ended or have no heartbeat since `silentSince`; skips those that another server is
 * deleting right now.
 */
export async function lockDeadBoots(
  trx: Db,
  { bootId, silentSince, knownDead }: { bootId: string; silentSince: Date; knownDead: readonly string[] },
): Promise<BootRow[]> {
  const { rows } = await sql<BootRow>`
    select id, seen_at, ended_at from server_boots
    where (id <> ${bootId} and (ended_at is not null or seen_at < ${silentSince})) or id = any(${knownDead}::uuid[])
    order by id for update skip locked`.execute(trx)
  return rows
}

export async function selectLostSockets(trx: Db, boots: readonly BootRow[]): Promise<LostSocket[]> {
  const { rows } = await sql<Row<'socket_leases', 'userId' | 'gameId' | 'bootId'>>`
    select user_id as "userId", game_id as "gameId", boot_id as "bootId" from socket_leases
    where boot_id = any(${boots.map(({ id }) => id)}::uuid[])`.execute(trx)
  const heartbeats = new Map(boots.map(({ id, seen_at }) => [id, seen_at.getTime()]))
  return rows.map(({ userId, gameId, bootId }) => ({
    userId,
    gameId,
    lastHeartbeatMs: heartbeats.get(bootId) ?? 0,
  }))
}

/** Deletes boots; their leases are deleted with them. */
export async function deleteBoots(trx: Db, bootIds: readonly string[]): Promise<void> {
  await sql`delete from server_boots where id = any(${bootIds}::uuid[])`.execute(trx)
}

/** Runs on a boot's dedicated connection: the lock is free the moment the process is gone. */
export const TAKE_BOOT_LOCK = `select pg_advisory_lock(hashtextextended('boot ' || $1, 0))`
