import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

// The SQL of time given back for outages, and of games that are due.

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

/** The player came back before his clock would have started by itself. */
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
 * Since when somebody serves again after the last sign of a server that is gone: at once where another was there
 * (`lastSignMs` itself), else since the first that came after it. Null where nobody does yet.
 */
export async function selectServiceBackMs(trx: Db, lastSignMs: number): Promise<number | null> {
  const lastSign = new Date(lastSignMs)
  const { rows } = await sql<{ back_at: Date | null }>`
    select min(greatest(started_at, ${lastSign})) as back_at from server_boots
    where ended_at is null and seen_at > ${lastSign}`.execute(trx)
  return rows[0]?.back_at?.getTime() ?? null
}

/** When each of these players opened the sockets on these games that there are now. */
export async function selectLeases(
  trx: Db,
  gameIds: readonly string[],
): Promise<{ gameId: string; userId: string; openedAtMs: number }[]> {
  const { rows } = await sql<{ game_id: string; user_id: string; opened_at: Date }>`
    select game_id, user_id, opened_at from socket_leases where game_id = any(${gameIds}::text[])`.execute(
    trx,
  )
  return rows.map(({ game_id, user_id, opened_at }) => ({
    gameId: game_id,
    userId: user_id,
    openedAtMs: opened_at.getTime(),
  }))
}

/** The most games that one sweep looks at. */
const SWEPT_AT_ONCE = 500
/** A game that one server is about to end is left alone by the others for this long. */
const SWEPT_AGAIN_AFTER_MS = 2000

/**
 * Takes the games whose time to be looked at came before `dueBeforeMs`. Those that are not due yet are put off until
 * they are. Gives the others, but for those whose mover has a socket on a server that gave no sign since: whether
 * it lives, and has his move, is not known.
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

/** Gives those who have not made their first moves in running games of tournaments this long to do so. */
export async function restartFirstMoves(db: Db, { untilMs }: { untilMs: number }): Promise<void> {
  const until = new Date(untilMs)
  await sql`
    update games set version = version + 1, first_moves_until = greatest(first_moves_until, ${until}),
      due_at = greatest(due_at, ${until})
    where status = 'playing' and tournament_id is not null and ply < 2 and due_at < ${until}`.execute(db)
}

/** Starts anew the countdown of everybody who is absent from a running game. */
export async function restartAbsences(db: Db, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  await sql`
    update games set version = version + 1,
      white_gone_at = case when white_gone_at is not null then ${now}::timestamptz end,
      black_gone_at = case when black_gone_at is not null then ${now}::timestamptz end
    where status = 'playing' and (white_gone_at < ${now} or black_gone_at < ${now})`.execute(db)
}
