import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { FINDINGS_MAX, type Finding } from '../../money/ledger/index.ts'

/**
 * Checks what must always be true of arenas: a player's score is what their games brought, each once; and no player is in
 * a game that is over.
 */
export async function auditArenas(snapshot: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with sides as (
      select tournament_id, white_id as user_id, white_points as points from arena_games
      union all select tournament_id, black_id, black_points from arena_games
    ), brought as (
      select tournament_id, user_id, count(*)::int as games, sum(points)::int as points
      from sides group by tournament_id, user_id
    )
    (select 'a score in an arena is what the games brought' as check,
      format('user %s in arena %s', coalesce(p.user_id, b.user_id), coalesce(p.tournament_id, b.tournament_id)) as about,
      format('has %s games, %s points, brought %s, %s', p.games, p.points, b.games, b.points) as detail
    from arena_players p full join brought b on b.tournament_id = p.tournament_id and b.user_id = p.user_id
    where coalesce(p.games, -1) <> coalesce(b.games, 0) or p.points <> coalesce(b.points, 0)
    limit ${FINDINGS_MAX})
    union all
    (select 'a player of an arena is in no game that is over', format('user %s in arena %s', p.user_id, p.tournament_id),
      format('game %s is %s', g.id, g.status)
    from arena_players p join games g on g.id = p.game_id where g.status <> 'playing'
    limit ${FINDINGS_MAX})`.execute(snapshot)
  return rows
}
