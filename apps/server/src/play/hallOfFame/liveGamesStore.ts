import type { Variant } from '@lance/chess'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for the list of live games.

type Db = Kysely<Database>

type LivePlayerColumns<Side extends 'white' | 'black'> = {
  [column in `${Side}_id`]: string
} & { [column in `${Side}_name` | `${Side}_country`]: string | null } & {
  [column in `${Side}_elo`]: number
} & { [column in `${Side}_elo_provisional` | `${Side}_premium`]: boolean }

export type LiveRow = LivePlayerColumns<'white'> &
  LivePlayerColumns<'black'> & {
    id: string
    time_control_s: number
    increment_s: number
    variant: Variant
    wager_cents: bigint
    tournament_id: string | null
    fen: string
    ply: number
  }

/**
 * Games being played now, of all or of one tournament, the highest rated first: rated, not daily, and both sides
 * have moved. Games between friends by a link are unrated and private, so they are not listed.
 */
export async function selectLiveGames(
  db: Db,
  { limit, tournamentId }: { limit: number; tournamentId: string | null },
): Promise<LiveRow[]> {
  const chosen =
    tournamentId === null
      ? sql``
      : sql`and id in (
          select game_id from tournament_matches
          where tournament_id = ${tournamentId} and status in ('PENDING', 'IN_PROGRESS') and game_id is not null
        )`
  const { rows } = await sql<LiveRow>`
    select g.id, g.time_control_s, g.increment_s, g.variant, g.wager_cents, g.tournament_id, g.fen, g.ply,
      g.white_id, g.black_id, g.white_elo, g.black_elo, g.white_elo_provisional, g.black_elo_provisional,
      w.name as white_name, w.country as white_country, w.role = 'PREMIUM' as white_premium,
      b.name as black_name, b.country as black_country, b.role = 'PREMIUM' as black_premium
    from (
      select * from games where status = 'playing' and rated and time_control_s < 86400 and ply >= 2 ${chosen}
      order by white_elo + black_elo desc, id desc limit ${limit}
    ) as g join users w on w.id = g.white_id join users b on b.id = g.black_id
    order by g.white_elo + g.black_elo desc, g.id desc`.execute(db)
  return rows
}

/** Whether this user may look on at once: a member, or a participant of the tournament ([WATCH-1]). */
export async function selectSeesLive(
  db: Db,
  { userId, tournamentId }: { userId: string; tournamentId: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ seesLive: boolean }>`
    select role = 'PREMIUM' or exists (
      select from tournament_entries
      where tournament_id = ${tournamentId}::uuid and user_id = users.id and left_at is null
    ) as "seesLive"
    from users where id = ${userId}`.execute(db)
  return rows[0]?.seesLive ?? false
}
