import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { TournamentRow } from './tournamentRow.ts'

// SQL for what a round has come to.

/** Of how many matches of a round with an opponent how many are over, and how many players are still in. */
export type RoundProgress = {
  startedAt: Date
  matches: number
  over: number
  /** Null but in a knock-out, where players drop out. */
  playersLeft: number | null
  /** When the server begins the first match that still waits; null if none does. */
  beginsAt: Date | null
}

/** Players of a knock-out `t` who are in: both of an open match, and the winner of one that is over. Null elsewhere. */
export const playersLeft = sql`
  sum(case when m.status in ('PENDING', 'IN_PROGRESS') then 2 when m.winner_id is not null then 1 else 0 end)
    filter (where t.format = 'KNOCKOUT')::int`

/** The current round of a tournament that has begun. Reads all matches of the round. */
export async function selectRoundProgress(
  db: Kysely<Database>,
  { id }: Pick<TournamentRow, 'id'>,
): Promise<RoundProgress | null> {
  const { rows } = await sql<RoundProgress>`
    select t.round_at as "startedAt", count(*) filter (where m.status <> 'BYE')::int as matches,
      count(*) filter (where m.status = 'COMPLETED')::int as over, ${playersLeft} as "playersLeft",
      min(m.due_at) filter (where m.status = 'PENDING') as "beginsAt"
    from tournaments t join tournament_matches m on m.tournament_id = t.id and m.round = t.current_round
    where t.id = ${id} and t.round_at is not null group by t.id`.execute(db)
  return rows[0] ?? null
}
