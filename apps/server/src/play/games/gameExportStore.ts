import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for the user's data export about their games, and for the games that block closing an account.

type Db = Kysely<Database>

export type OwnGame = { id: string; createdAt: Date } & Record<string, unknown>

/** All games of a user, newest first, in pages: the fields of a game score, and the user's own figures. */
export async function selectOwnGames(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnGame | null; limit: number },
): Promise<OwnGame[]> {
  const side = (column: 'white_id' | 'black_id') => sql`(
    select * from games where ${sql.ref(column)} = ${userId} and (${after?.id ?? null}::text is null
      or (created_at, id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}))
    order by created_at desc, id desc limit ${limit}
  )`
  const { rows } = await sql<OwnGame>`
    with g as (${side('white_id')} union all ${side('black_id')})
    select g.id, case when white_id = ${userId} then 'white' else 'black' end as color,
      opponent.id as "opponentId", opponent.name as "opponentName",
      g.time_control_s as "timeControl", g.increment_s as increment, g.variant, g.start_fen as "startFen", (g.wager_cents / 100.0)::float8 as wager, g.rated,
      g.tournament_id as "tournamentId", g.status, g.reason, g.winner_id = ${userId} as won,
      case when white_id = ${userId} then white_elo else black_elo end as "ratingBefore",
      case when white_id = ${userId} then white_elo_after else black_elo_after end as "ratingAfter",
      case when white_id = ${userId} then white_score_booked else black_score_booked end as points,
      case when white_id = ${userId} then white_berserk else black_berserk end as berserk,
      g.created_at as "createdAt", g.ended_at as "endedAt", (
        select coalesce(json_agg(uci order by ply), '[]') from moves where game_id = g.id
      ) as moves
    from g join users opponent on opponent.id = case when white_id = ${userId} then black_id else white_id end
    order by g.created_at desc, g.id desc limit ${limit}`.execute(db)
  return rows
}

/** Which kinds of games the user has running. */
export async function selectRunning(trx: Db, userId: string): Promise<{ live: boolean; daily: boolean }> {
  const { rows } = await sql<{ live: boolean; daily: boolean }>`
    select coalesce(bool_or(time_control_s < 86400), false) as live,
      coalesce(bool_or(time_control_s >= 86400), false) as daily
    from games where status = 'playing' and (white_id = ${userId} or black_id = ${userId})`.execute(trx)
  return rows[0] ?? { live: false, daily: false }
}

export async function deleteTallies(trx: Db, userId: string): Promise<void> {
  await sql`delete from game_tallies where user_id = ${userId}`.execute(trx)
}
