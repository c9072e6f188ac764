import type { Rating, RatingClass } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for a player's public page.

export type PublicUser = Row<
  'users',
  'id' | 'name' | 'country' | 'role' | 'titles' | 'score' | 'created_at'
> & {
  tally: Omit<Database['game_tallies'], 'user_id'> | null
  /** `before`: the rating at `since`, or after its first game where that was later; null where no game is. */
  ratings: (Rating & { speed: RatingClass; games: number; ratedAtMs: number; before: number | null })[]
}

/** A player with their counters and ratings, or null when no open account has that id. */
export async function selectPublicUser(
  db: Kysely<Database>,
  { userId, since }: { userId: string; since: Date },
): Promise<PublicUser | null> {
  const { rows } = await sql<PublicUser>`
    select id, name, country, role, titles, score, created_at,
      (select to_json(t) from game_tallies t where t.user_id = users.id) as tally,
      (
        select coalesce(json_agg(json_build_object(
          'speed', speed, 'rating', rating, 'deviation', deviation, 'volatility', volatility, 'games', games,
          'ratedAtMs', extract(epoch from rated_at) * 1000, 'before', coalesce((
            select rating from rating_history h
            where h.user_id = ratings.user_id and h.speed = ratings.speed and h.rated_at <= ${since}
            order by number desc limit 1
          ), (
            select rating from rating_history h
            where h.user_id = ratings.user_id and h.speed = ratings.speed order by number limit 1
          ))
        )), '[]')
        from ratings where ratings.user_id = users.id and games > 0
      ) as ratings
    from users where id = ${userId} and closed_at is null`.execute(db)
  return rows[0] ?? null
}
