import type { GameReviewRecord } from '@lance/contract'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of stored reviews.

type Db = Kysely<Database>

export type ReviewedGame = { ply: number; isOver: boolean; isPlayer: boolean; isMember: boolean }

/** Decides whether this user may have a review of this game; null if there is no such game. */
export async function selectReviewedGame(
  db: Db,
  { gameId, userId }: { gameId: string; userId: string },
): Promise<ReviewedGame | null> {
  const { rows } = await sql<ReviewedGame>`
    select ply, status <> 'playing' as "isOver", ${userId}::uuid in (white_id, black_id) as "isPlayer",
      exists (select from users where id = ${userId} and role = 'PREMIUM') as "isMember"
    from games where id = ${gameId}`.execute(db)
  return rows[0] ?? null
}

export async function selectReview(
  db: Db,
  { gameId, userId }: { gameId: string; userId: string },
): Promise<GameReviewRecord | null> {
  const { rows } = await sql<GameReviewRecord>`
    select depth_plies as "depthPlies", evaluations from game_reviews
    where game_id = ${gameId} and user_id = ${userId}`.execute(db)
  return rows[0] ?? null
}

/** Inserts a review, or replaces one of the same or a lesser depth. */
export async function upsertReview(
  db: Db,
  { gameId, userId, review, now }: { gameId: string; userId: string; review: GameReviewRecord; now: Date },
): Promise<void> {
  const { depthPlies, evaluations } = review
  await sql`
    insert into game_reviews as known (game_id, user_id, depth_plies, evaluations, stored_at)
    values (${gameId}, ${userId}, ${depthPlies}, ${JSON.stringify(evaluations)}::jsonb, ${now})
    on conflict (game_id, user_id) do update set
      depth_plies = excluded.depth_plies, evaluations = excluded.evaluations, stored_at = excluded.stored_at
    where known.depth_plies <= excluded.depth_plies`.execute(db)
}

export type OwnReview = GameReviewRecord & { gameId: string; storedAt: Date }

/** The stored reviews of a user, in pages. */
export async function selectOwnReviews(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnReview | null; limit: number },
): Promise<OwnReview[]> {
  const { rows } = await sql<OwnReview>`
    select game_id as "gameId", depth_plies as "depthPlies", evaluations, stored_at as "storedAt" from game_reviews
    where user_id = ${userId} and game_id > ${after?.gameId ?? ''} order by game_id limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function deleteReviewsOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from game_reviews where user_id = ${userId}`.execute(trx)
}
