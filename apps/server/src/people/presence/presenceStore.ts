import type { PresenceStatus } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of presence. Rows of players_online are always locked in order of id; times come from the caller.

type Db = Kysely<Database>

/**
 * A player's row as stored. `gone_at`: since when they have had no socket; null while they have one. `closed`: the
 * account is closed, and the player cannot begin anything any more.
 */
export type PlayerRow = Row<
  'players_online',
  'id' | 'status' | 'current_game_id' | 'version' | 'gone_at' | 'closed'
>

/** A visible change of a player's row, to be published after the commit. */
export type PresenceChange = { userId: string; version: number }

const playerColumns = sql`id, status, current_game_id, version, gone_at, closed`

export async function selectPlayer(db: Db, userId: string): Promise<PlayerRow | undefined> {
  const { rows } = await sql<PlayerRow>`
    select ${playerColumns} from players_online where id = ${userId}::uuid`.execute(db)
  return rows[0]
}

/** The rows newer than the known versions; the version of an unknown row is -1. */
export async function selectNewerPlayers(
  db: Db,
  known: readonly { userId: string; version: number }[],
): Promise<PlayerRow[]> {
  const ids = known.map(({ userId }) => userId)
  const versions = known.map(({ version }) => version)
  const { rows } = await sql<PlayerRow>`
    select ${playerColumns} from players_online
    join unnest(${ids}::uuid[], ${versions}::int[]) as known (user_id, known_version) on user_id = id
    where version > known_version`.execute(db)
  return rows
}

/** Creates the missing rows, of players who are offline. Throws when a user does not exist. */
export async function insertPlayerRows(db: Db, userIds: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into players_online (id, gone_at, changed_at)
    select id, ${now}, ${now} from unnest(${userIds}::uuid[]) as id order by id
    on conflict (id) do nothing`.execute(db)
}

/** Creates the missing rows, and locks all of them. Throws when a user does not exist. */
export async function lockPlayerRows(trx: Db, userIds: readonly string[], now: Date): Promise<PlayerRow[]> {
  await insertPlayerRows(trx, userIds, now)
  const { rows } = await sql<PlayerRow>`
    select ${playerColumns} from players_online where id = any(${userIds}::uuid[]) order by id for update`.execute(
    trx,
  )
  return rows
}

/** Marks this player, whose row is locked, as gone for good. */
export async function setClosed(trx: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await sql`
    update players_online set closed = true, status = 'offline', version = version + 1, changed_at = ${now}
    where id = ${userId}`.execute(trx)
}

export async function insertLeases(
  trx: Db,
  { bootId, now, leases }: { bootId: string; now: Date; leases: readonly Lease[] },
): Promise<void> {
  if (leases.length === 0) return
  await sql`
    insert into socket_leases (id, user_id, game_id, boot_id, opened_at, watching)
    select id, user_id, game_id, ${bootId}, ${now}, watching from unnest(
      ${leases.map(({ socketId }) => socketId)}::uuid[],
      ${leases.map(({ userId }) => userId)}::uuid[],
      ${leases.map(({ gameId }) => gameId)}::text[],
      ${leases.map(({ watching = false }) => watching)}::boolean[]
    ) as opened (id, user_id, game_id, watching)`.execute(trx)
}

/**
 * Stores sockets of players who have a row, and marks the players as present, in one statement. Returns null,
 * and stores nothing, if a row is missing. Throws when a user or this boot does not exist.
 */
export async function openLeases(
  db: Db,
  { bootId, now, leases }: { bootId: string; now: Date; leases: readonly Lease[] },
): Promise<PresenceChange[] | null> {
  const userIds = [...new Set(leases.map(({ userId }) => userId))]
  const { rows } = await sql<PresenceChange & { found: number }>`
    /* open leases */
    with held as materialized (
      select id, status, gone_at from players_online where id = any(${userIds}::uuid[]) order by id for update
    ), found as (
      select count(*)::int as found from held
    ), opened as (
      insert into socket_leases (id, user_id, game_id, boot_id, opened_at, watching)
      select opened.id, user_id, game_id, ${bootId}, ${now}, watching from found, unnest(
        ${leases.map(({ socketId }) => socketId)}::uuid[],
        ${leases.map(({ userId }) => userId)}::uuid[],
        ${leases.map(({ gameId }) => gameId)}::text[],
        ${leases.map(({ watching = false }) => watching)}::boolean[]
      ) as opened (id, user_id, game_id, watching)
      where found = cardinality(${userIds}::uuid[])
    ), settled as (
      update players_online player set
        gone_at = null,
        status = case when held.status = 'offline' then 'online' else player.status end,
        version = player.version + case when held.status = 'offline' then 1 else 0 end,
        changed_at = ${now}
      from held, found
      where player.id = held.id and found = cardinality(${userIds}::uuid[])
        and (held.gone_at is not null or held.status = 'offline')
      returning player.id, player.version, held.status = 'offline' as changed
    )
    select found, id as "userId", version from found left join settled on changed`.execute(db)
  if (rows[0]?.found !== userIds.length) return null
  return rows.flatMap(({ userId, version }) => (userId === null ? [] : [{ userId, version }]))
}

/**
 * One socket of a user; `gameId` is null for a player socket (`/ws/player`). `watching`: the user does not
 * play that game.
 */
export type Lease = { socketId: string; userId: string; gameId: string | null; watching?: boolean }

export async function deleteLeases(trx: Db, socketIds: readonly string[]): Promise<void> {
  if (socketIds.length === 0) return
  await sql`delete from socket_leases where id = any(${socketIds}::uuid[])`.execute(trx)
}

/**
 * Updates locked rows from the existing sockets: a player with one is not offline, a player without one has
 * been gone since now.
 */
export async function settlePlayers(trx: Db, userIds: readonly string[], now: Date): Promise<PlayerRow[]> {
  const { rows } = await sql<PlayerRow>`
    with held as (
      select u.id as user_id, exists (select from socket_leases l where l.user_id = u.id) as present
      from unnest(${userIds}::uuid[]) as u (id)
    )
    update players_online set
      gone_at = case when present then null else coalesce(gone_at, ${now}) end,
      status = case when present and status = 'offline' then 'online' else status end,
      version = version + case when present and status = 'offline' then 1 else 0 end,
      changed_at = ${now}
    from held
    where id = user_id and (present <> (gone_at is null) or (present and status = 'offline'))
    returning ${playerColumns}`.execute(trx)
  return rows
}

/** Marks as offline the players who have had no socket since `goneBefore` and neither play nor search. */
export async function markOffline(
  trx: Db,
  { goneBefore, now, atOnceMax }: { goneBefore: Date; now: Date; atOnceMax: number },
): Promise<PresenceChange[]> {
  const { rows } = await sql<PresenceChange>`
    with gone as (
      select id as gone_id from players_online where gone_at <= ${goneBefore} and status = 'online'
      order by id limit ${atOnceMax} for update skip locked
    )
    update players_online set status = 'offline', version = version + 1, changed_at = ${now}
    from gone where id = gone_id
    returning id as "userId", version`.execute(trx)
  return rows
}

export async function setInGame(
  trx: Db,
  { seats, now }: { seats: readonly { userId: string; gameId: string }[]; now: Date },
): Promise<PresenceChange[]> {
  const { rows } = await sql<PresenceChange>`
    insert into players_online (id, status, current_game_id, version, gone_at, changed_at)
    select id, 'in_game', game_id, 1, ${now}, ${now}
    from unnest(
      ${seats.map(({ userId }) => userId)}::uuid[], ${seats.map(({ gameId }) => gameId)}::text[]
    ) as seat (id, game_id) order by id
    on conflict (id) do update set
      status = 'in_game', current_game_id = excluded.current_game_id,
      version = players_online.version + 1, changed_at = excluded.changed_at
    returning id as "userId", version`.execute(trx)
  return rows
}

/**
 * Takes players out of this game, and of no other. A player with a seat in another game (beside a tournament
 * game) is in that one again; a player gone for long is offline at once.
 */
export async function unsetInGame(
  trx: Db,
  {
    userIds,
    gameId,
    goneBefore,
    now,
  }: { userIds: readonly string[]; gameId: string; goneBefore: Date; now: Date },
): Promise<PresenceChange[]> {
  const { rows } = await sql<PresenceChange>`
    with playing as (
      select id as playing_id from players_online
      where id = any(${userIds}::uuid[]) and current_game_id = ${gameId} order by id for update
    )
    update players_online set
      status = case
        when seat.game_id is not null then 'in_game' when gone_at <= ${goneBefore} then 'offline' else 'online'
      end,
      current_game_id = seat.game_id, version = version + 1, changed_at = ${now}
    from playing left join live_seat seat on seat.user_id = playing_id and seat.game_id <> ${gameId}
    where id = playing_id
    returning id as "userId", version`.execute(trx)
  return rows
}

/**
 * Changes the status of locked rows, except of players who are in a game. A player who asked for the change
 * is present now even without a socket.
 */
export async function setStatus(
  trx: Db,
  {
    userIds,
    from,
    to,
    byPlayer,
    now,
  }: {
    userIds: readonly string[]
    from: readonly PresenceStatus[]
    to: 'searching' | 'online'
    byPlayer: boolean
    now: Date
  },
): Promise<PresenceChange[]> {
  const { rows } = await sql<PresenceChange>`
    update players_online set
      gone_at = case when ${byPlayer}::boolean and gone_at is not null then ${now} else gone_at end,
      status = ${to}, version = version + case when status = ${to} then 0 else 1 end, changed_at = ${now}
    where id = any(${userIds}::uuid[]) and status = any(${from}::text[])
    returning id as "userId", version`.execute(trx)
  return rows
}

/** The users with a socket on this game who play it. */
export async function selectUsersOnGame(db: Db, gameId: string): Promise<string[]> {
  const { rows } = await sql<Row<'socket_leases', 'user_id'>>`
    select distinct user_id from socket_leases where game_id = ${gameId} and not watching`.execute(db)
  return rows.map((row) => row.user_id)
}

/** The players' sockets on this game, with their users. */
export async function selectSocketsOnGame(
  db: Db,
  gameId: string,
): Promise<{ socketId: string; userId: string }[]> {
  const { rows } = await sql<{ socketId: string; userId: string }>`
    select id as "socketId", user_id as "userId" from socket_leases
    where game_id = ${gameId} and not watching`.execute(db)
  return rows
}

/** The number of viewers of each of these games, over all servers. A game without viewers is left out. */
export async function countViewers(db: Db, gameIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ game_id: string; viewers: number }>`
    select game_id, count(distinct user_id)::int as viewers from socket_leases
    where watching and game_id = any(${gameIds}::text[]) group by game_id`.execute(db)
  return new Map(rows.map(({ game_id, viewers }) => [game_id, viewers]))
}

/** The number of viewer sockets on this game, and of this user on any game. */
export async function countWatched(
  db: Db,
  { gameId, userId }: { gameId: string; userId: string },
): Promise<{ ofGame: number; ofUser: number }> {
  const { rows } = await sql<{ ofGame: number; ofUser: number }>`
    select (select count(*)::int from socket_leases where watching and game_id = ${gameId}) as "ofGame",
      (select count(*)::int from socket_leases where watching and user_id = ${userId}) as "ofUser"`.execute(
    db,
  )
  return rows[0] ?? { ofGame: 0, ofUser: 0 }
}

/** How many users have a socket. */
export async function countOnline(db: Db): Promise<number> {
  const { rows } = await sql<{ players: number }>`
    select count(*)::int as players from (select distinct user_id from socket_leases) as present`.execute(db)
  return rows[0]?.players ?? 0
}
