import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { NextMatch } from './decideCorrection.ts'
import type { MatchRow } from './matchStore.ts'

// SQL for correcting the result of a match. The tournament is locked.

type Db = Kysely<Database>

export async function selectMatchIdentity(
  db: Db,
  id: string,
): Promise<{ tournamentId: string; round: number; slot: number } | null> {
  const { rows } = await sql<{ tournamentId: string; round: number; slot: number }>`
    select tournament_id as "tournamentId", round, slot from tournament_matches where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The id of the match that the winner of a slot plays in the next round, if that is drawn. */
export async function selectNextMatchId(
  db: Db,
  { tournamentId, round, slot }: { tournamentId: string; round: number; slot: number },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from tournament_matches
    where tournament_id = ${tournamentId} and round = ${round + 1} and slot = ${Math.floor(slot / 2)}`.execute(
    db,
  )
  return rows[0]?.id ?? null
}

/** Whether this act has been done before. */
export async function selectIsActDone(db: Db, actId: string): Promise<boolean> {
  const { rows } = await sql`
    select from operator_acts where id = ${actId} and done_at is not null`.execute(db)
  return rows.length > 0
}

/** Stores another winner of a locked match, and what its game is said to have decided. */
export async function updateWinner(
  trx: Db,
  {
    id,
    winnerId,
    result,
    actId,
    now,
  }: Pick<MatchRow, 'id' | 'result'> & { winnerId: string; actId: string; now: Date },
): Promise<void> {
  await sql`
    update tournament_matches set winner_id = ${winnerId}, result = ${result}, corrected_by = ${actId}, changed_at = ${now}
    where id = ${id}`.execute(trx)
  await sql`
    update match_ends set winner_id = ${winnerId} where match_id = ${id} and outcome = 'decided'`.execute(trx)
  // Open pages of the game read it again.
  await sql`
    update games set version = version + 1
    where id = (select game_id from tournament_matches where id = ${id})`.execute(trx)
}

/** Stores who plays a locked match that has not begun. `dueAt`: when the server starts it. */
export async function updateSeats(
  trx: Db,
  { id, player1, player2, status, winnerId, dueAt, now }: NextMatch & { dueAt: Date; now: Date },
): Promise<void> {
  await sql`
    update tournament_matches set player1_id = ${player1?.playerId ?? null}::uuid, seed1 = ${player1?.seed ?? null}::int,
      player2_id = ${player2?.playerId ?? null}::uuid, seed2 = ${player2?.seed ?? null}::int, status = ${status},
      winner_id = ${winnerId}::uuid, white_id = null, due_at = ${status === 'PENDING' ? dueAt : null}::timestamptz,
      changed_at = ${now}
    where id = ${id}`.execute(trx)
}

/** Takes a round's standings back: they are made again with the corrected result, before the next round is paired. */
export async function reopenSwissRound(
  trx: Db,
  { tournamentId, round }: { tournamentId: string; round: number },
): Promise<void> {
  await sql`
    update swiss_states set standing_round = ${round} - 1, closed_at = null
    where tournament_id = ${tournamentId} and standing_round = ${round}`.execute(trx)
}

/** Raises the version, so that everyone who looks at the tournament reads it again. */
export async function updateVersion(trx: Db, id: string): Promise<void> {
  await sql`update tournaments set version = version + 1 where id = ${id}`.execute(trx)
}

/** Deletes the notices of a match whose players have changed. */
export async function deleteMatchNoticesOfMatch(trx: Db, matchId: string): Promise<void> {
  await sql`delete from match_notices where match_id = ${matchId}`.execute(trx)
}
