import { FIRST_MOVE_PLIES, initialMs, type Pace } from '@lance/domain'
import { berserkMs } from '@lance/domain/arena'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of the nightly inspection of games; `suspicionStore.ts` has that of its findings.

type Db = Kysely<Database>

/** Takes the night for this server. Another server gets it only if the first one died during it. */
export async function takeNight(
  db: Db,
  { night, now, givenUpBefore }: { night: string; now: Date; givenUpBefore: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into fair_play_nights (night, begun_at) values (${night}, ${now})
    on conflict (night) do update set begun_at = excluded.begun_at
      where fair_play_nights.done_at is null and fair_play_nights.begun_at < ${givenUpBefore}
    returning night`.execute(db)
  return rows.length === 1
}

export async function isNightDone(db: Db, night: string): Promise<boolean> {
  const { rows } = await sql`
    select from fair_play_nights where night = ${night} and done_at is not null`.execute(db)
  return rows.length === 1
}

export async function finishNight(
  db: Db,
  done: { night: string; now: Date; games: number; raised: number; forgottenUntil: Date },
): Promise<void> {
  const { night, now, games, raised, forgottenUntil } = done
  await sql`
    update fair_play_nights
    set done_at = ${now}, games = ${games}, raised = ${raised}, forgotten_until = ${forgottenUntil}
    where night = ${night}`.execute(db)
}

/**
 * Takes the next game not yet inspected that is rated or wagered and long enough, wagered games first. A game
 * is taken only once, even if it kills its server.
 */
export async function takeGame(
  db: Db,
  { since, pliesMin, now }: { since: Date; pliesMin: number; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into fair_play_looks (game_id, ended_at, looked_at)
    select id, ended_at, ${now} from games
    where ended_at > ${since} and ended_at is not null and (rated or wager_cents > 0)
      and ply >= ${pliesMin} and status <> 'aborted'
      and not exists (select from fair_play_looks where game_id = games.id)
    order by wager_cents > 0 desc, ended_at limit 1
    on conflict do nothing returning game_id as id`.execute(db)
  return rows[0]?.id ?? null
}

/** Notes that a game was analysed, so that no night takes it again. */
export async function insertLook(
  db: Db,
  { gameId, endedAt, now }: { gameId: string; endedAt: Date; now: Date },
): Promise<void> {
  await sql`
    insert into fair_play_looks (game_id, ended_at, looked_at) values (${gameId}, ${endedAt}, ${now})
    on conflict do nothing`.execute(db)
}

/** When the last finished night began; null before the first. */
export async function selectLastNight(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(begun_at) as at from fair_play_nights where done_at is not null`.execute(db)
  return rows[0]?.at ?? null
}

/** A stored move. `thinkMs`: its thinking time, `leftMs`: the clock before it; null when no clock ran. */
export type TimedMove = {
  uci: string
  clockMs: number
  thinkMs: number | null
  leftMs: number | null
  signs: number | null
}

/**
 * The moves of a game, each with its thinking time: what the clock lost, the increment not counted. A side that
 * went berserk began with half the time, and has no increment.
 */
export async function selectTimedMoves(
  db: Db,
  { id, ...pace }: { id: string } & Pace,
  { isTimed }: { isTimed: boolean },
): Promise<TimedMove[]> {
  const { rows } = await sql<Row<'moves', 'uci' | 'clockMs' | 'signs'> & { isBerserk: boolean }>`
    select moves.uci, clock_ms as "clockMs", signs,
      case when moves.ply % 2 = 1 then white_berserk else black_berserk end as "isBerserk"
    from moves join games on games.id = game_id where game_id = ${id} order by moves.ply`.execute(db)
  return rows.map(({ uci, clockMs, signs, isBerserk }, index) => {
    const before = rows[index - 2]?.clockMs ?? (isBerserk ? berserkMs(pace) : initialMs(pace))
    // First moves earn no increment.
    const earnedMs = index < FIRST_MOVE_PLIES || isBerserk ? 0 : pace.incrementS * 1000
    const thinkMs = isTimed ? Math.max(0, before + earnedMs - clockMs) : null
    return { uci, clockMs, signs, thinkMs, leftMs: isTimed ? before : null }
  })
}

/** Deletes the figures of games that ended before `before`, up to `limit` games. Returns how many. */
export async function forgetFigures(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from fair_play_looks where game_id in (
      select game_id from fair_play_looks where ended_at < ${before} order by ended_at limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}

/** The end time up to which move signs have been deleted already. */
export async function selectForgottenUntil(db: Db): Promise<Date> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(forgotten_until) as until from fair_play_nights`.execute(db)
  return rows[0]?.until ?? new Date(0)
}

type EndedAt = { endedAt: Date; id: string }

/**
 * Deletes the move signs of games that ended after `after` and before `before`. Returns the last such game;
 * null when there are no more.
 */
export async function forgetSigns(
  db: Db,
  { after, before, limit }: { after: EndedAt; before: Date; limit: number },
): Promise<EndedAt | null> {
  const { rows } = await sql<EndedAt>`
    with old as materialized (
      select id, ended_at from games
      where ended_at is not null and (rated or wager_cents > 0) and ended_at < ${before}
        and ended_at >= ${after.endedAt} and (ended_at, id) > (${after.endedAt}, ${after.id})
      order by ended_at, id limit ${limit}
    ), unsigned as (
      update moves set signs = null where game_id in (select id from old) and signs is not null
    )
    select id, ended_at as "endedAt" from old order by ended_at desc, id desc limit 1`.execute(db)
  return rows[0] ?? null
}

export type OwnSigns = { gameId: string; signs: { ply: number; packed: number }[] }

/** The move signs of a user, game by game. */
export async function selectOwnSigns(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnSigns | null; limit: number },
): Promise<OwnSigns[]> {
  const { rows } = await sql<OwnSigns>`
    select g.id as "gameId", json_agg(json_build_object('ply', m.ply, 'packed', m.signs) order by m.ply) as signs
    from (
      select id, white_id from games where white_id = ${userId} union all
      select id, white_id from games where black_id = ${userId}
    ) g join moves m on m.game_id = g.id and m.signs is not null
      and (m.ply % 2 = 1) = (g.white_id = ${userId})
    where g.id > ${after?.gameId ?? ''} group by g.id order by g.id limit ${limit}`.execute(db)
  return rows
}

/** Deletes the move signs and figures of this user. */
export async function forgetSignsOf(trx: Db, userId: string): Promise<void> {
  await sql`
    update moves set signs = null from games g
    where g.id = moves.game_id and moves.signs is not null
      and ((g.white_id = ${userId} and moves.ply % 2 = 1) or (g.black_id = ${userId} and moves.ply % 2 = 0))`.execute(
    trx,
  )
  await sql`delete from fair_play_figures where user_id = ${userId}`.execute(trx)
}
