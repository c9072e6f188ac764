import { TRAINING_REVIEWS_MAX, type TrainingPush, type TrainingReviewRecord } from '@lance/contract'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of the players' training.

type Db = Kysely<Database>

export type KeptExercise = TrainingPush['exercises'][number]

/** Locks a player's training until the transaction ends, and returns the number of its last change. */
export async function lockTraining(trx: Db, userId: string): Promise<number> {
  await sql`insert into trainings (user_id) values (${userId}) on conflict do nothing`.execute(trx)
  const { rows } = await sql<{ seq: number }>`
    select last_seq as seq from trainings where user_id = ${userId} for update`.execute(trx)
  return rows[0]?.seq ?? 0
}

/** The number of the last change that is committed. */
export async function selectLastSeq(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select last_seq as seq from trainings where user_id = ${userId}`.execute(db)
  return rows[0]?.seq ?? 0
}

export async function saveSeq(trx: Db, { userId, seq }: { userId: string; seq: number }): Promise<void> {
  await sql`update trainings set last_seq = ${seq} where user_id = ${userId} and last_seq <> ${seq}`.execute(
    trx,
  )
}

export async function selectIsMember(trx: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId} and role = 'PREMIUM'`.execute(trx)
  return rows.length > 0
}

/** How many exercises a user has, and how many there are with the deleted ones. */
export async function countExercises(trx: Db, userId: string): Promise<{ present: number; ids: number }> {
  const { rows } = await sql<{ present: number; ids: number }>`
    select count(exercise)::integer as present, count(*)::integer as ids from training_exercises
    where user_id = ${userId}`.execute(trx)
  return rows[0] ?? { present: 0, ids: 0 }
}

export async function selectKnownExercises(
  trx: Db,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<{ id: string; isDeleted: boolean }[]> {
  const { rows } = await sql<{ id: string; isDeleted: boolean }>`
    select id, exercise is null as "isDeleted" from training_exercises
    where user_id = ${userId} and id = any(${ids}::text[])`.execute(trx)
  return rows
}

/** `exercises`: how many the game has already given its player, deleted ones included. */
export type OnlineGame = { id: string; exercises: number }

/** Those of these games that this user has played to the end. */
export async function selectOnlineGames(
  trx: Db,
  { userId, gameIds }: { userId: string; gameIds: readonly string[] },
): Promise<OnlineGame[]> {
  const { rows } = await sql<OnlineGame>`
    select id, (
      select count(*)::integer from training_exercises where user_id = ${userId} and game_id = games.id
    ) as exercises
    from games where id = any(${gameIds}::text[]) and status <> 'playing'
      and ${userId}::uuid in (white_id, black_id)`.execute(trx)
  return rows
}

type Insert = { userId: string; afterSeq: number }

/** Inserts exercises; one that is known already is deleted. */
export async function insertExercises(
  trx: Db,
  { userId, exercises, afterSeq }: Insert & { exercises: readonly KeptExercise[] },
): Promise<void> {
  if (exercises.length === 0) return
  const rows = exercises.map(({ id, playedAtMs, exercise }, index) => ({
    id,
    game_id: exercise?.gameId ?? id.replace(/\.\d+$/, ''),
    source: exercise?.source ?? 'imported',
    played_at: new Date(playedAtMs),
    exercise,
    seq: afterSeq + index + 1,
  }))
  await sql`
    insert into training_exercises (user_id, id, game_id, source, played_at, exercise, seq)
    select ${userId}::uuid, id, game_id, source, played_at, nullif(exercise, 'null'::jsonb), seq
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id text, game_id text, source text, played_at timestamptz, exercise jsonb, seq integer)
    on conflict (user_id, id) do update set exercise = null, seq = excluded.seq`.execute(trx)
}

/** Inserts answers that are not known yet. */
export async function insertReviews(
  trx: Db,
  { userId, reviews, afterSeq }: Insert & { reviews: readonly TrainingReviewRecord[] },
): Promise<void> {
  if (reviews.length === 0) return
  const rows = reviews.map(({ id, exerciseId, atMs, day, grade, difficulty }, index) => ({
    id,
    exercise_id: exerciseId,
    answered_at: new Date(atMs),
    day,
    grade,
    difficulty,
    seq: afterSeq + index + 1,
  }))
  await sql`
    insert into training_reviews (user_id, id, exercise_id, answered_at, day, grade, difficulty, seq)
    select ${userId}::uuid, id, exercise_id, answered_at, day, grade, difficulty, seq
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      id text, exercise_id text, answered_at timestamptz, day integer, grade text, difficulty real, seq integer
    )
    on conflict (user_id, id) do nothing`.execute(trx)
}

/** Deletes the oldest answers beyond the most that are kept. */
export async function deleteOldReviews(trx: Db, userId: string): Promise<void> {
  await sql`
    delete from training_reviews where user_id = ${userId} and id in (
      select id from training_reviews where user_id = ${userId}
      order by answered_at desc, id offset ${TRAINING_REVIEWS_MAX}
    )`.execute(trx)
}

type After = { userId: string; after: number; limit: number }

export async function selectExercisesAfter(
  db: Db,
  { userId, after, limit }: After,
): Promise<(KeptExercise & { seq: number })[]> {
  const { rows } = await sql<Omit<KeptExercise, 'playedAtMs'> & { playedAt: Date; seq: number }>`
    select id, played_at as "playedAt", exercise, seq from training_exercises
    where user_id = ${userId} and seq > ${after} order by seq limit ${limit}`.execute(db)
  return rows.map(({ playedAt, ...row }) => ({ ...row, playedAtMs: playedAt.getTime() }))
}

export async function selectReviewsAfter(
  db: Db,
  { userId, after, limit }: After,
): Promise<(TrainingReviewRecord & { seq: number })[]> {
  const { rows } = await sql<Omit<TrainingReviewRecord, 'atMs'> & { at: Date; seq: number }>`
    select id, exercise_id as "exerciseId", answered_at as at, day, grade, difficulty, seq from training_reviews
    where user_id = ${userId} and seq > ${after} order by seq limit ${limit}`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, atMs: at.getTime() }))
}

export type OwnExercise = { id: string; playedAt: Date; isDeleted: boolean; exercise: object | null }

/** A user's exercises, in pages. */
export async function selectOwnExercises(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnExercise | null; limit: number },
): Promise<OwnExercise[]> {
  const { rows } = await sql<OwnExercise>`
    select id, played_at as "playedAt", exercise is null as "isDeleted", exercise from training_exercises
    where user_id = ${userId} and id > ${after?.id ?? ''} order by id limit ${limit}`.execute(db)
  return rows
}

export type OwnAnswer = { id: string; exerciseId: string; answeredAt: Date; grade: string }

/** A user's answers, in pages. */
export async function selectOwnAnswers(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnAnswer | null; limit: number },
): Promise<OwnAnswer[]> {
  const { rows } = await sql<OwnAnswer>`
    select id, exercise_id as "exerciseId", answered_at as "answeredAt", grade from training_reviews
    where user_id = ${userId} and id > ${after?.id ?? ''} order by id limit ${limit}`.execute(db)
  return rows
}

export async function deleteTrainingOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from training_games where user_id = ${userId}`.execute(trx)
  await sql`delete from training_reviews where user_id = ${userId}`.execute(trx)
  await sql`delete from training_exercises where user_id = ${userId}`.execute(trx)
  await sql`delete from trainings where user_id = ${userId}`.execute(trx)
}
