import type { TrainingExercise } from '@lance/contract'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { isUnsuspected } from './candidateStore.ts'
import type { Choice } from './choosePuzzle.ts'

// SQL of the puzzles and their days.

type Db = Kysely<Database>

/** Makes servers that add puzzles wait for each other, so that together they keep the bound. */
export async function lockStock(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('puzzles', 0))`.execute(trx)
}

/** How many puzzles wait for their day. */
export async function countStock(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from puzzles p where exercise is not null and withdrawn_at is null
      and not exists (select from puzzle_days d where d.game_id = p.game_id and d.ply = p.ply)`.execute(db)
  return rows[0]?.waiting ?? 0
}

type Mistake = { gameId: string; ply: number }

/** Notes that a mistake is looked at, so that no server does it twice, even if it ends one. Returns whether this one is first. */
export async function insertLooked(
  trx: Db,
  { gameId, ply, whiteId, blackId, now }: Mistake & { whiteId: string; blackId: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into puzzles (game_id, ply, white_id, black_id, looked_at)
    values (${gameId}, ${ply}, ${whiteId}, ${blackId}, ${now}) on conflict do nothing`.execute(trx)
  return numAffectedRows === 1n
}

/** Keeps what was found as the game's puzzle, unless it has one. A player who withdrew meanwhile has deleted the row. */
export async function saveExercise(
  trx: Db,
  { gameId, ply, exercise }: Mistake & { exercise: TrainingExercise },
): Promise<void> {
  await sql`
    update puzzles set exercise = ${JSON.stringify(exercise)}
    where game_id = ${gameId} and ply = ${ply} and exercise is null
      and not exists (select from puzzles other where other.game_id = ${gameId} and other.exercise is not null)`.execute(
    trx,
  )
}

/** Forgets that a mistake was to be looked at. */
export async function deleteLooked(db: Db, { gameId, ply }: Mistake): Promise<void> {
  await sql`
    delete from puzzles where game_id = ${gameId} and ply = ${ply} and exercise is null`.execute(db)
}

/** Deletes what was refused before `before`, up to `limit` rows: its games are too old to be looked at again. */
export async function deleteOldRefused(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<void> {
  await sql`
    delete from puzzles where (game_id, ply) in (
      select game_id, ply from puzzles where exercise is null and looked_at < ${before}
      order by looked_at limit ${limit}
    ) and exercise is null`.execute(db)
}

export async function isDayChosen(db: Db, day: number): Promise<boolean> {
  const { rows } = await sql`select from puzzle_days where day = ${day}`.execute(db)
  return rows.length > 0
}

const choice = sql`
  p.game_id as "gameId", p.ply, p.white_id as "whiteId", p.black_id as "blackId", p.exercise -> 'themes' as themes,
  (p.exercise ->> 'difficulty')::float8 as difficulty`

/** The puzzles that wait for a day, without those whose players have become suspected. */
export async function selectStock(db: Db, limit: number): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select ${choice} from puzzles p join games g on g.id = p.game_id
    where p.exercise is not null and p.withdrawn_at is null
      and not exists (select from puzzle_days d where d.game_id = p.game_id and d.ply = p.ply)
      and ${isUnsuspected}
    order by p.looked_at, p.game_id limit ${limit}`.execute(db)
  return rows
}

/** The puzzles of the days from `from` until before `until`. */
export async function selectChosen(
  db: Db,
  { from, until }: { from: number; until: number },
): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select ${choice} from puzzle_days d join puzzles p on p.game_id = d.game_id and p.ply = d.ply
    where d.day >= ${from} and d.day < ${until}`.execute(db)
  return rows
}

/** Gives a day its puzzle, unless it has one or the puzzle is gone or withdrawn. */
export async function insertDay(
  db: Db,
  { day, gameId, ply, now }: { day: number; gameId: string; ply: number; now: Date },
): Promise<void> {
  await sql`
    insert into puzzle_days (day, game_id, ply, chosen_at)
    select ${day}::integer, game_id, ply, ${now}::timestamptz from puzzles
    where game_id = ${gameId} and ply = ${ply} and withdrawn_at is null for key share
    on conflict do nothing`.execute(db)
}

/** The puzzle from a game, held until the transaction ends. */
export async function selectOfGame(
  trx: Db,
  gameId: string,
): Promise<(Mistake & { isWithdrawn: boolean }) | null> {
  const { rows } = await sql<Mistake & { isWithdrawn: boolean }>`
    select game_id as "gameId", ply, withdrawn_at is not null as "isWithdrawn" from puzzles
    where game_id = ${gameId} and exercise is not null for update`.execute(trx)
  return rows[0] ?? null
}

/** Notes that a puzzle is withdrawn, once. */
export async function setWithdrawn(trx: Db, { gameId, ply, now }: Mistake & { now: Date }): Promise<void> {
  await sql`
    update puzzles set withdrawn_at = ${now}
    where game_id = ${gameId} and ply = ${ply} and withdrawn_at is null`.execute(trx)
}

/** Takes a puzzle from its day. Returns how many days had it: one or none. */
export async function deleteDays(trx: Db, { gameId, ply }: Mistake): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from puzzle_days where game_id = ${gameId} and ply = ${ply}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

export type ShownPuzzle = {
  day: number
  exercise: TrainingExercise
  gameId: string
  whiteId: string
  whiteName: string | null
  blackId: string
  blackName: string | null
  timeControlS: number
  incrementS: number
  endedAt: Date
}

/** The puzzles of some days, with their games. */
export async function selectDays(db: Db, { from, to }: { from: number; to: number }): Promise<ShownPuzzle[]> {
  const { rows } = await sql<ShownPuzzle>`
    select d.day, p.exercise, p.game_id as "gameId", g.white_id as "whiteId", white.name as "whiteName",
      g.black_id as "blackId", black.name as "blackName", g.time_control_s as "timeControlS",
      g.increment_s as "incrementS", g.ended_at as "endedAt"
    from puzzle_days d join puzzles p on p.game_id = d.game_id and p.ply = d.ply join games g on g.id = d.game_id
      join users white on white.id = g.white_id join users black on black.id = g.black_id
    where d.day between ${from} and ${to} and p.exercise is not null`.execute(db)
  return rows
}

export type OwnPuzzle = {
  gameId: string
  ply: number
  lookedAt: Date
  isPuzzle: boolean
  /** When an operator withdrew it. */
  withdrawnAt: Date | null
  day: number | null
}

/** What was found in a user's games, in pages. */
export async function selectOwnPuzzles(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnPuzzle | null; limit: number },
): Promise<OwnPuzzle[]> {
  const { rows } = await sql<OwnPuzzle>`
    select p.game_id as "gameId", p.ply, p.looked_at as "lookedAt", p.exercise is not null as "isPuzzle",
      p.withdrawn_at as "withdrawnAt", d.day
    from puzzles p left join puzzle_days d on d.game_id = p.game_id and d.ply = p.ply
    where (p.white_id = ${userId} or p.black_id = ${userId})
      and (p.game_id, p.ply) > (${after?.gameId ?? ''}::text collate "C", ${after?.ply ?? 0}::integer)
    order by p.game_id, p.ply limit ${limit}`.execute(db)
  return rows
}
