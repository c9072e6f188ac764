import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of games as the desk shows them beside a suspicion or a report.

type Db = Kysely<Database>

/** A game as the desk shows it. `winCents`: what its winner got or waits for; null without a stake. */
export type ShownGame = Row<
  'games',
  | 'id'
  | 'whiteId'
  | 'blackId'
  | 'whiteElo'
  | 'blackElo'
  | 'winnerId'
  | 'status'
  | 'reason'
  | 'ply'
  | 'rated'
  | 'wagerCents'
  | 'timeControlS'
  | 'incrementS'
  | 'variant'
  | 'startFen'
  | 'tournamentId'
  | 'endedAt'
> & {
  whiteName: string | null
  blackName: string | null
  hasEvidence: boolean
  win: { amount: number; dueAt: string; inReview: boolean; paidAt: string | null; isUndone: boolean } | null
  /** Whether an operator holds the win of this very game. */
  isHeld: boolean
}

const shown = sql`
  g.id, g.white_id as "whiteId", w.name as "whiteName", g.black_id as "blackId", b.name as "blackName",
  g.white_elo as "whiteElo", g.black_elo as "blackElo", g.winner_id as "winnerId", g.status, g.reason, g.ply, g.rated,
  g.wager_cents as "wagerCents", g.time_control_s as "timeControlS",
  g.increment_s as "incrementS", g.variant, g.start_fen as "startFen", g.tournament_id as "tournamentId",
  g.ended_at as "endedAt", exists (select from fair_play_evidence e where e.game_id = g.id) as "hasEvidence",
  (select json_build_object('amount', h.amount, 'dueAt', h.due_at, 'inReview', h.in_review, 'paidAt', h.paid_at,
    'isUndone', h.undone_by is not null) from held_payouts h where h.game_id = g.id) as win,
  exists (select from payout_holds p where p.game_id = g.id) as "isHeld"
  from games g join users w on w.id = g.white_id join users b on b.id = g.black_id`

/** These games, the latest first; omits unknown ids. */
export async function selectShownGames(db: Db, ids: readonly string[]): Promise<ShownGame[]> {
  const { rows } = await sql<ShownGame>`
    select ${shown} where g.id = any(${ids}::text[]) order by g.ended_at desc nulls first, g.id`.execute(db)
  return rows
}

/** The latest rated or wagered games that these two players began against each other in this time. */
export async function selectGamesBetween(
  db: Db,
  {
    userId,
    otherId,
    since,
    until,
    limit,
  }: { userId: string; otherId: string; since: Date; until: Date; limit: number },
): Promise<ShownGame[]> {
  // Each color uses its own index: a combined condition would scan all games.
  const asColors = (whiteId: string, blackId: string) => sql`
    select id, created_at from games where white_id = ${whiteId} and created_at between ${since} and ${until}
      and black_id = ${blackId} and (rated or wager_cents > 0) and status <> 'aborted'`
  const { rows } = await sql<ShownGame>`
    select ${shown}
    where g.id in (
      select id from (
        ${asColors(userId, otherId)} union all ${asColors(otherId, userId)}
      ) as both_colors order by created_at desc limit ${limit}
    )
    order by g.ended_at desc nulls first, g.id`.execute(db)
  return rows
}
