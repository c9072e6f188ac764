import type { MatchStatus } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

// The SQL of matches. A match's row is locked after its tournament's, before its game's.

type Db = Kysely<Database>

/** A match as it is stored. `seed1` goes with `player1Id`. */
export type MatchRow = {
  id: string
  tournamentId: string
  round: number
  slot: number
  status: MatchStatus
  player1Id: string | null
  player2Id: string | null
  seed1: number | null
  seed2: number | null
  winnerId: string | null
  gameId: string | null
  gameNumber: number
  dueAt: Date | null
}

/** A match with its players' names. */
export type ShownMatch = MatchRow & { name1: string | null; name2: string | null }

const matchColumns = sql`
  m.id, m.tournament_id as "tournamentId", m.round, m.slot, m.status, m.player1_id as "player1Id",
  m.player2_id as "player2Id", m.seed1, m.seed2, m.winner_id as "winnerId", m.game_id as "gameId",
  m.game_number as "gameNumber", m.due_at as "dueAt"`

export const shownMatches = sql`
  select ${matchColumns}, one.name as name1, two.name as name2 from tournament_matches m
  left join users one on one.id = m.player1_id left join users two on two.id = m.player2_id`

/** The match of this user in a tournament that waits or runs, if there is one. */
export async function selectOwnMatch(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<ShownMatch | null> {
  const { rows } = await sql<ShownMatch>`
    ${shownMatches} where m.tournament_id = ${tournamentId} and m.status in ('PENDING', 'IN_PROGRESS')
      and (m.player1_id = ${userId} or m.player2_id = ${userId})`.execute(db)
  return rows[0] ?? null
}

/** Whether this user lost a match of the tournament, or came to none where both are out. */
export async function selectIsOut(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from tournament_matches
    where tournament_id = ${tournamentId} and status = 'COMPLETED' and winner_id is distinct from ${userId}
      and (player1_id = ${userId} or player2_id = ${userId}) limit 1`.execute(db)
  return rows.length > 0
}
