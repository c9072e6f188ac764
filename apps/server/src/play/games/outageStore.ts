import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for time credited for outages, and for games that are due.

type Db = Kysely<Database>

export async function insertCredit(
  trx: Db,
  credit: {
    gameId: string
    ply: number
    userId: string
    stoppedAtMs: number
    resumedAtMs: number
    nowMs: number
  },
): Promise<void> {
  await sql`
    insert into outage_credits (game_id, ply, user_id, stopped_at, resumed_at, given_at) values (
      ${credit.gameId}, ${credit.ply}, ${credit.userId},
      ${new Date(credit.stoppedAtMs)}, ${new Date(credit.resumedAtMs)}, ${new Date(credit.nowMs)}
    )`.execute(trx)
}

/** Shortens a credit: the player came back before their clock would have started by itself. */
export async function endCredit(
  db: Db,
  { gameId, ply, nowMs }: { gameId: string; ply: number; nowMs: number },
): Promise<void> {
  const now = new Date(nowMs)
  await sql`
    update outage_credits set resumed_at = greatest(${now}, stopped_at + interval '1 ms')
    where game_id = ${gameId} and ply = ${ply} and resumed_at > ${now}`.execute(db)
}

/**
 * Since when a server has been serving again after the last heartbeat of a server that is gone: since that
 * heartbeat if another was running then, else since the start of the first one after it. Null while none is.
 */
export async function selectServiceBackMs(trx: Db, lastHeartbeatMs: number): Promise<number | null> {
  const lastHeartbeat = new Date(lastHeartbeatMs)
  const { rows } = await sql<{ back_at: Date | null }>`
    select min(greatest(started_at, ${lastHeartbeat})) as back_at from server_boots
    where ended_at is null and seen_at > ${lastHeartbeat}`.execute(trx)
  return rows[0]?.back_at?.getTime() ?? null
}

/** When each player opened the sockets that now exist on these games. */
export async function selectLeases(
  trx: Db,
  gameIds: readonly string[],
): Promise<{ gameId: string; userId: string; openedAtMs: number }[]> {
  const { rows } = await sql<Row<'socket_leases', 'user_id' | 'opened_at'> & { game_id: string }>`
    select game_id, user_id, opened_at from socket_leases where game_id = any(${gameIds}::text[])`.execute(
    trx,
  )
  return rows.map(({ game_id, user_id, opened_at }) => ({
    gameId: game_id,
    userId: user_id,
    openedAtMs: opened_at.getTime(),
  }))
}

/** The most games per sweep. */
const SWEPT_AT_ONCE = 500
/** For how long the other servers skip a game that one server is about to end. */
const SWEPT_AGAIN_AFTER_MS = 2000

/**
 * Takes the games whose `sweep_at` is before `dueBeforeMs`. Those not due yet are postponed until they are.
 * Returns the others, except those whose mover has a socket on a server without a heartbeat since the
 * deadline: that server may be alive and have their move.
 */
export async function takeDueGames(
  db: Db,
  { nowMs, dueBeforeMs }: { nowMs: number; dueBeforeMs: number },
): Promise<{ gameId: string; ply: number }[]> {
  const dueBefore = new Date(dueBeforeMs)
  const { rows } = await sql<{ id: string; ply: number; is_due: boolean }>`
    with looked as (
      select id, ply, due_at, case when ply % 2 = 0 then white_id else black_id end as mover_id from games
      where status = 'playing' and sweep_at <= ${dueBefore}
      order by sweep_at limit ${SWEPT_AT_ONCE} for update skip locked
    )
    update games g set sweep_at = case
      when looked.due_at > ${dueBefore} then looked.due_at else ${new Date(nowMs + SWEPT_AGAIN_AFTER_MS)} end
    from looked where g.id = looked.id
    returning g.id, g.ply, looked.due_at <= ${dueBefore} and not exists (
      select from socket_leases l join server_boots b on b.id = l.boot_id
      where l.game_id = looked.id and l.user_id = looked.mover_id and b.seen_at <= looked.due_at
    ) as is_due`.execute(db)
  return rows.filter(({ is_due }) => is_due).map(({ id, ply }) => ({ gameId: id, ply }))
}

/**
 * Gives the players who have not made their first moves in running tournament games until `untilMs` to make
 * them.
 */
export async function restartFirstMoves(db: Db, { untilMs }: { untilMs: number }): Promise<void> {
  const until = new Date(untilMs)
  await sql`
    update games set version = version + 1, first_moves_until = greatest(first_moves_until, ${until}),
      due_at = greatest(due_at, ${until})
    where status = 'playing' and tournament_id is not null and ply < 2 and due_at < ${until}`.execute(db)
}

/** Restarts the countdown of every player who is absent from a running game. */
export async function restartAbsences(db: Db, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  await sql`
    update games set version = version + 1,
      white_gone_at = case when white_gone_at is not null then ${now}::timestamptz end,
      black_gone_at = case when black_gone_at is not null then ${now}::timestamptz end
    where status = 'playing' and (white_gone_at < ${now} or black_gone_at < ${now})`.execute(db)
}
