import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of a player's games as operators see them.

type Db = Kysely<Database>

export type PersonGame = Row<
  'games',
  | 'id'
  | 'whiteId'
  | 'blackId'
  | 'winnerId'
  | 'reason'
  | 'rated'
  | 'wagerCents'
  | 'timeControlS'
  | 'incrementS'
  | 'variant'
  | 'tournamentId'
  | 'createdAt'
  | 'endedAt'
> & {
  whiteName: string | null
  blackName: string | null
  hasEvidence: boolean
  hasPuzzle: boolean
  /** When it began, to the microsecond, for the cursor. */
  begunAt: string
}

/** All games of a player, the latest first. `after`: time and id of the last game of the page before. */
export async function selectGamesOf(
  db: Db,
  { userId, after, limit }: { userId: string; after: readonly string[] | null; limit: number },
): Promise<PersonGame[]> {
  const [at = null, id = null] = after ?? []
  const isLater =
    at === null ? sql`true` : sql`(created_at, id) < (${at}::timestamptz, ${id}::text collate "C")`
  // Each color uses its own index.
  const ofColor = (column: 'white_id' | 'black_id') => sql`(
    select * from games where ${sql.ref(column)} = ${userId} and ${isLater}
    order by created_at desc, id desc limit ${limit}
  )`
  const { rows } = await sql<PersonGame>`
    with g as (
      select * from (${ofColor('white_id')} union all ${ofColor('black_id')}) as both_colors
      order by created_at desc, id desc limit ${limit}
    )
    select g.id, g.white_id as "whiteId", w.name as "whiteName", g.black_id as "blackId", b.name as "blackName",
      g.winner_id as "winnerId", g.reason, g.rated, g.wager_cents as "wagerCents",
      g.time_control_s as "timeControlS", g.increment_s as "incrementS", g.variant, g.tournament_id as "tournamentId", g.created_at as "createdAt",
      g.created_at::text as "begunAt", g.ended_at as "endedAt",
      exists (select from fair_play_evidence e where e.game_id = g.id) as "hasEvidence",
      exists (
        select from puzzles p where p.game_id = g.id and p.exercise is not null and p.withdrawn_at is null
      ) as "hasPuzzle"
    from g join users w on w.id = g.white_id join users b on b.id = g.black_id
    order by g.created_at desc, g.id desc`.execute(db)
  return rows
}
