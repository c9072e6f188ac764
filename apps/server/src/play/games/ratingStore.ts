import type { Color } from '@lance/chess'
import { type Rating, type RatingClass, settledUntilMs } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for ratings and points. Users' rows are always locked in order of id, after the game's.

type Db = Kysely<Database>

/** A rating as of the last game that changed it. */
export type StoredRating = Rating & { games: number; ratedAtMs: number }

/** The score of each of these users. Locks their rows in order of id. */
export async function lockScores(trx: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<Row<'users', 'id' | 'score'>>`
    select id, score from users where id = any(${userIds}::uuid[]) order by id for no key update`.execute(trx)
  return new Map(rows.map(({ id, score }) => [id, score]))
}

/** The ratings of those users who have one at this speed. */
export async function selectRatings(
  db: Db,
  { userIds, speed }: { userIds: readonly string[]; speed: RatingClass },
): Promise<Map<string, StoredRating>> {
  const { rows } = await sql<Rating & Row<'ratings', 'user_id' | 'games' | 'rated_at'>>`
    select user_id, rating, deviation, volatility, games, rated_at from ratings
    where user_id = any(${userIds}::uuid[]) and speed = ${speed}`.execute(db)
  return new Map(
    rows.map(({ user_id, rated_at, ...rating }) => [user_id, { ...rating, ratedAtMs: rated_at.getTime() }]),
  )
}

/** Stores a rating after a game, and adds a point to its history. */
export async function saveRating(
  trx: Db,
  { userId, speed, rating, nowMs }: { userId: string; speed: RatingClass; rating: Rating; nowMs: number },
): Promise<void> {
  const settledUntil = settledUntilMs(rating, { ratedAtMs: nowMs })
  await sql`
    with rated as (
      insert into ratings (user_id, speed, rating, deviation, volatility, games, rated_at, settled_until)
      values (${userId}, ${speed}, ${rating.rating}, ${rating.deviation}, ${rating.volatility}, 1, ${new Date(nowMs)},
        ${settledUntil === null ? null : new Date(settledUntil)})
      on conflict (user_id, speed) do update set
        rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
        games = ratings.games + 1, rated_at = excluded.rated_at, settled_until = excluded.settled_until
      returning games
    )
    insert into rating_history (user_id, speed, number, rating, rated_at)
    select ${userId}, ${speed}, games, ${rating.rating}, ${new Date(nowMs)} from rated`.execute(trx)
}

type HistoryRow = {
  speed: RatingClass
  games: number
  points: [game: number, rating: number, atMs: number][]
}

/**
 * A user's rating history, oldest first: for each rating its last game and all games before it, or at most
 * `pointsMax` evenly spread ones and the first. Null if there is no such user.
 */
export async function selectRatingHistory(
  db: Db,
  { userId, pointsMax }: { userId: string; pointsMax: number },
): Promise<HistoryRow[] | null> {
  const { rows } = await sql<{ history: HistoryRow[] }>`
    select (
      select coalesce(json_agg(json_build_object('speed', speed, 'games', games, 'points', (
        select coalesce(json_agg(json_build_array(
          number, round(rating::numeric), extract(epoch from h.rated_at) * 1000
        ) order by number), '[]')
        from rating_history h
        where h.user_id = r.user_id and h.speed = r.speed and number = any(array(
          select 1 union select generate_series(games, 1, -ceil(games::numeric / ${pointsMax}::int)::int)
        ))
      ))), '[]')
      from ratings r where r.user_id = users.id and games > 0
    ) as history
    from users where id = ${userId} and closed_at is null`.execute(db)
  return rows[0]?.history ?? null
}

/** Adds a finished game to the wins, draws and losses of both players. Locks both users' rows. */
export async function countResult(
  trx: Db,
  { whiteId, blackId, winner }: { whiteId: string; blackId: string; winner: Color | null },
): Promise<void> {
  await sql`
    with held as materialized (
      select id, id = ${whiteId}::uuid as is_white from users
      where id in (${whiteId}::uuid, ${blackId}::uuid) order by id for no key update
    ), result as (
      select ${winner === 'white'}::boolean as white_won, ${winner === 'black'}::boolean as black_won
    )
    insert into game_tallies as known
      (user_id, white_wins, white_draws, white_losses, black_wins, black_draws, black_losses)
    select id,
      (is_white and white_won)::int, (is_white and not white_won and not black_won)::int, (is_white and black_won)::int,
      (not is_white and black_won)::int, (not is_white and not white_won and not black_won)::int,
      (not is_white and white_won)::int
    from held, result order by id
    on conflict (user_id) do update set
      white_wins = known.white_wins + excluded.white_wins,
      white_draws = known.white_draws + excluded.white_draws,
      white_losses = known.white_losses + excluded.white_losses,
      black_wins = known.black_wins + excluded.black_wins,
      black_draws = known.black_draws + excluded.black_draws,
      black_losses = known.black_losses + excluded.black_losses`.execute(trx)
}

export async function saveScore(
  trx: Db,
  { userId, score }: { userId: string; score: number },
): Promise<void> {
  await sql`update users set score = ${score} where id = ${userId}`.execute(trx)
}

/** How many games between these two have earned points since `sinceMs`. */
export async function countScoredGames(
  trx: Db,
  { userIds: [one, other], sinceMs }: { userIds: readonly [string, string]; sinceMs: number },
): Promise<number> {
  const { rows } = await sql<{ games: number }>`
    select count(*)::int as games from games
    where white_score_change <> 0 and ended_at > ${new Date(sinceMs)}
      and least(white_id, black_id) = least(${one}::uuid, ${other}::uuid)
      and greatest(white_id, black_id) = greatest(${one}::uuid, ${other}::uuid)`.execute(trx)
  return rows[0]?.games ?? 0
}
