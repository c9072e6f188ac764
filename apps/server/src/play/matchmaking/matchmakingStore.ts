import type { PacedVariant, RatingClass } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { type Pool, poolKey } from './pool.ts'

// All SQL of matchmaking. A player's row in players_online is locked before their entries change, so changes
// to one player's searches happen one after the other.

type Db = Kysely<Database>

/** How many of a player's latest games decide which color they are due. */
const COLOR_GAMES = 10

export type Entry = Row<'matchmaking_queue', 'playerId' | 'rating' | 'enteredAt'>

/** A search that is over. */
export type EndedSearch = Row<'matchmaking_queue', 'playerId' | 'timeControlS' | 'incrementS' | 'variant'>

const paceColumns = sql`time_control_s as "timeControlS", increment_s as "incrementS", variant`
const searchColumns = sql`player_id as "playerId", ${paceColumns}`

const isOfPool = ({ timeControlS, incrementS, variant, stake }: Pool) =>
  sql`(time_control_s, increment_s, variant, wager_cents) = (${timeControlS}, ${incrementS}, ${variant}, ${stake})`

/** A search is live (its player waits on the page) or daily (it lasts by itself). */
const isDailyRow = sql`time_control_s >= 86400`

export async function upsertEntry(
  trx: Db,
  { pool, entry, leaseUntil }: { pool: Pool; entry: Entry; leaseUntil: Date },
): Promise<void> {
  await sql`
    insert into matchmaking_queue (player_id, time_control_s, increment_s, variant, wager_cents, rating, entered_at, lease_until)
    values (${entry.playerId}, ${pool.timeControlS}, ${pool.incrementS}, ${pool.variant}, ${pool.stake}, ${entry.rating}, ${entry.enteredAt}, ${leaseUntil})
    on conflict (player_id, time_control_s) do update set
      increment_s = excluded.increment_s, variant = excluded.variant, wager_cents = excluded.wager_cents, rating = excluded.rating,
      entered_at = excluded.entered_at, lease_until = excluded.lease_until`.execute(trx)
}

/** Deletes the player's searches: that for one time control, the live one, or all. */
export async function deleteEntries(
  trx: Db,
  playerId: string,
  which: { timeControlS: number } | 'live' | 'all',
): Promise<number> {
  const condition =
    which === 'all'
      ? sql`true`
      : which === 'live'
        ? sql`not ${isDailyRow}`
        : sql`time_control_s = ${which.timeControlS}`
  const { numAffectedRows } = await sql`
    delete from matchmaking_queue where player_id = ${playerId} and ${condition}`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

/** The searches of these users. */
export async function selectSearching(db: Db, userIds: readonly string[]): Promise<EndedSearch[]> {
  const { rows } = await sql<EndedSearch>`
    select ${searchColumns} from matchmaking_queue
    where player_id = any(${userIds}::uuid[])`.execute(db)
  return rows
}

/** The player's rating at this speed, if they have played or declared one. */
export async function selectRating(
  db: Db,
  userId: string,
  speed: RatingClass,
): Promise<Row<'ratings', 'rating' | 'games' | 'isDeclared'> | undefined> {
  const { rows } = await sql<Row<'ratings', 'rating' | 'games' | 'isDeclared'>>`
    select rating, games, is_declared as "isDeclared" from ratings
    where user_id = ${userId} and speed = ${speed}`.execute(db)
  return rows[0]
}

/** Running daily games, and daily searches (with other time controls than this one) that may become games. */
export async function countDaily(trx: Db, playerId: string, exceptTimeControlS = 0): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (
      (select count(*) from games where white_id = ${playerId} and status = 'playing' and ${isDailyRow})
      + (select count(*) from games where black_id = ${playerId} and status = 'playing' and ${isDailyRow})
      + (select count(*) from matchmaking_queue
         where player_id = ${playerId} and ${isDailyRow} and time_control_s <> ${exceptTimeControlS})
    )::int as count`.execute(trx)
  return rows[0]?.count ?? 0
}

/** The game that a search in this pool, entered at `since`, led to; null while there is none. */
export async function selectFoundGame(
  db: Db,
  { playerId, pool, since }: { playerId: string; pool: Pool; since: Date },
): Promise<string | null> {
  const { rows } = await sql<Row<'games', 'id'>>`
    select id from games
    where (white_id = ${playerId} or black_id = ${playerId}) and created_at >= ${since}
      and ${isOfPool(pool)}
      and not exists (
        select from matchmaking_queue where player_id = ${playerId} and time_control_s = ${pool.timeControlS}
      )
    order by created_at desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}

export type OwnSearch = Row<
  'matchmaking_queue',
  'time_control_s' | 'wager_cents' | 'entered_at' | 'lease_until'
>

export async function selectDailySearches(db: Db, playerId: string, now: Date): Promise<OwnSearch[]> {
  const { rows } = await sql<OwnSearch>`
    select time_control_s, wager_cents, entered_at, lease_until from matchmaking_queue
    where player_id = ${playerId} and ${isDailyRow} and lease_until > ${now} order by time_control_s`.execute(
    db,
  )
  return rows
}

/** How many players search in each kind of pool. */
export async function countSearches(
  db: Db,
  now: Date,
): Promise<(PacedVariant & { isWagered: boolean; players: number })[]> {
  const { rows } = await sql<PacedVariant & { isWagered: boolean; players: number }>`
    select ${paceColumns}, wager_cents > 0 as "isWagered", count(*)::int as players
    from matchmaking_queue where lease_until > ${now} group by 1, 2, 3, 4 order by 1, 2, 3 desc, 4`.execute(
    db,
  )
  return rows
}

/** Pools with at least two searches. */
export async function selectCrowdedPools(db: Db): Promise<Pool[]> {
  const { rows } = await sql<Pool>`
    select ${paceColumns}, wager_cents as stake from matchmaking_queue
    group by 1, 2, 3, 4 having count(*) > 1`.execute(db)
  return rows
}

/** Allows one sweeper at a time per pool, among all servers. The lock lasts until the transaction ends. */
export async function tryLockPool(trx: Db, pool: Pool): Promise<boolean> {
  const name = `matchmaking ${poolKey(pool)}`
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`.execute(trx)
  return rows[0]?.locked ?? false
}

// A player whose last socket closed after they entered is not paired until they return; a player who entered
// by HTTP alone is paired as long as the lease lasts.
const isPresent = sql`(${isDailyRow} or gone_at is null or gone_at <= entered_at)`

/** Present players who wait in a pool, longest first, with their last two opponents, newest first. */
export async function selectWaiting(
  db: Db,
  { pool, now, max }: { pool: Pool; now: Date; max: number },
): Promise<(Entry & { lastOpponents: string[] })[]> {
  const { rows } = await sql<Entry & { lastOpponents: string[] }>`
    select player_id as "playerId", rating, entered_at as "enteredAt", array(
      select opponent from (
        (select black_id as opponent, created_at from games where white_id = player_id
         order by created_at desc limit 2)
        union all
        (select white_id, created_at from games where black_id = player_id order by created_at desc limit 2)
      ) as latest order by created_at desc limit 2
    ) as "lastOpponents"
    from matchmaking_queue join players_online on id = player_id
    where ${isOfPool(pool)} and lease_until > ${now} and ${isPresent}
    order by entered_at, player_id limit ${max}`.execute(db)
  return rows
}

/**
 * Removes both entries from the pool, if both are still in it and present. Returns the players it removed.
 */
export async function takeEntries(
  trx: Db,
  { pool, playerIds, now }: { pool: Pool; playerIds: readonly string[]; now: Date },
): Promise<string[]> {
  const { rows } = await sql<Row<'matchmaking_queue', 'player_id'>>`
    delete from matchmaking_queue using players_online
    where player_id = any(${playerIds}::uuid[]) and id = player_id
      and ${isOfPool(pool)}
      and lease_until > ${now} and ${isPresent}
    returning player_id`.execute(trx)
  return rows.map((row) => row.player_id)
}

/** By how many games each player had White more often than Black in their latest games. */
export async function selectWhiteSurplus(db: Db, playerIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ playerId: string; surplus: number }>`
    select player_id as "playerId", (
      select coalesce(sum(colour), 0) from (
        (select 1 as colour, created_at from games where white_id = player_id
         order by created_at desc limit ${COLOR_GAMES})
        union all
        (select -1, created_at from games where black_id = player_id
         order by created_at desc limit ${COLOR_GAMES})
        order by created_at desc limit ${COLOR_GAMES}
      ) as latest
    )::int as surplus
    from unnest(${playerIds}::uuid[]) as player_id`.execute(db)
  return new Map(rows.map(({ playerId, surplus }) => [playerId, surplus]))
}

/** Renews the live searches of players with a player socket on a live server. */
export async function renewLeases(
  db: Db,
  { renewBefore, leaseUntil, bootSeenSince }: { renewBefore: Date; leaseUntil: Date; bootSeenSince: Date },
): Promise<void> {
  await sql`
    with due as (
      select player_id as due_id, time_control_s as due_control_s from matchmaking_queue
      where not ${isDailyRow} and lease_until < ${renewBefore} and exists (
        select from socket_leases join server_boots on server_boots.id = boot_id
        where user_id = player_id and game_id is null and ended_at is null and seen_at >= ${bootSeenSince}
      )
      for update of matchmaking_queue skip locked
    )
    update matchmaking_queue set lease_until = ${leaseUntil} from due
    where player_id = due_id and time_control_s = due_control_s`.execute(db)
}

/** Searches for a stake whose players have been frozen since. */
export async function selectFrozenSearches(
  db: Db,
  { now, max }: { now: Date; max: number },
): Promise<{ playerId: string; pool: Pool }[]> {
  const { rows } = await sql<{ playerId: string } & Pool>`
    select player_id as "playerId", ${paceColumns}, wager_cents as stake
    from frozen_accounts join matchmaking_queue on player_id = user_id
    where wager_cents > 0 and lease_until > ${now} order by player_id limit ${max}`.execute(db)
  return rows.map(({ playerId, ...pool }) => ({ playerId, pool }))
}

/** Extends every live search after an outage, during which none could be renewed. */
export async function extendLiveLeases(db: Db, leaseUntil: Date): Promise<void> {
  await sql`
    update matchmaking_queue set lease_until = greatest(lease_until, ${leaseUntil})
    where not ${isDailyRow}`.execute(db)
}

export async function selectExpired(db: Db, { now, max }: { now: Date; max: number }): Promise<string[]> {
  const { rows } = await sql<Row<'matchmaking_queue', 'player_id'>>`
    select distinct player_id from matchmaking_queue where lease_until <= ${now} limit ${max}`.execute(db)
  return rows.map((row) => row.player_id)
}

/** Deletes the expired searches of these players, whose rows are locked. */
export async function deleteExpired(
  trx: Db,
  { playerIds, now }: { playerIds: readonly string[]; now: Date },
): Promise<EndedSearch[]> {
  const { rows } = await sql<EndedSearch>`
    delete from matchmaking_queue where player_id = any(${playerIds}::uuid[]) and lease_until <= ${now}
    returning ${searchColumns}`.execute(trx)
  return rows
}

export async function selectOwnSearches(db: Db, playerId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select time_control_s as "timeControl", increment_s as increment, variant, (wager_cents / 100.0)::float8 as wager, entered_at as "enteredAt"
    from matchmaking_queue where player_id = ${playerId} order by time_control_s`.execute(db)
  return rows
}
