import type { OwnMatch } from '@lance/contract'
import { displayName } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for open matches, one row for each of the two players.

type Db = Kysely<Database>

/** A user's waiting or running match. `mark` changes whenever the user should be notified again. */
export type OpenMatch = { userId: string; match: OwnMatch; mark: string }

/** The open matches of these users. */
export function selectOpenOfUsers(db: Db, userIds: readonly string[]): Promise<OpenMatch[]> {
  const theirs = (player: 'player1_id' | 'player2_id') => sql`
    select m.* from unnest(${userIds}::uuid[]) as wanted join tournament_matches m on m.${sql.ref(player)} = wanted
    where m.status in ('PENDING', 'IN_PROGRESS')`
  return selectOpen(db, sql`${theirs('player1_id')} union ${theirs('player2_id')}`)
}

/** All open matches of a tournament. */
export function selectOpenOfTournament(db: Db, tournamentId: string): Promise<OpenMatch[]> {
  return selectOpen(
    db,
    sql`select * from tournament_matches
      where tournament_id = ${tournamentId} and status in ('PENDING', 'IN_PROGRESS')`,
  )
}

/** The open matches of all tournaments that changed since then. */
export function selectOpenSince(db: Db, since: Date): Promise<OpenMatch[]> {
  return selectOpen(
    db,
    sql`select * from tournament_matches
      where status in ('PENDING', 'IN_PROGRESS') and changed_at >= ${since}`,
  )
}

type OpenRow = Row<
  'tournament_matches',
  'id' | 'tournament_id' | 'round' | 'status' | 'game_id' | 'game_number' | 'due_at'
> & {
  tournament_name: string
  player1_id: string
  player2_id: string
  name1: string | null
  name2: string | null
}

async function selectOpen(db: Db, open: ReturnType<typeof sql>): Promise<OpenMatch[]> {
  const { rows } = await sql<OpenRow>`
    with m as (${open})
    select m.id, m.tournament_id, t.name as tournament_name, m.round, m.status, m.player1_id, m.player2_id,
      one.name as name1, two.name as name2, m.game_id, m.game_number, m.due_at
    from m join tournaments t on t.id = m.tournament_id
    join users one on one.id = m.player1_id join users two on two.id = m.player2_id`.execute(db)
  return rows.flatMap((row) => {
    const one = { id: row.player1_id, name: displayName({ id: row.player1_id, name: row.name1 }) }
    const two = { id: row.player2_id, name: displayName({ id: row.player2_id, name: row.name2 }) }
    return [
      makeOpen(row, { userId: one.id, opponent: two }),
      makeOpen(row, { userId: two.id, opponent: one }),
    ]
  })
}

function makeOpen(
  row: OpenRow,
  { userId, opponent }: { userId: string; opponent: OwnMatch['opponent'] },
): OpenMatch {
  const startsAt = row.due_at?.getTime() ?? null
  const match = {
    tournamentId: row.tournament_id,
    tournamentName: row.tournament_name,
    matchId: row.id,
    round: row.round,
    opponent,
    // Before a replay, `game_id` is still the drawn game.
    gameId: startsAt === null ? row.game_id : null,
    startsAt,
  }
  return { userId, match, mark: `${row.id} ${opponent.id} ${row.game_id} ${startsAt}` }
}
