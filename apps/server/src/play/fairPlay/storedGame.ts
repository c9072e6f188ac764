import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of the games that an analysis needs.

type Db = Kysely<Database>

/** In shorter games hardly any move is telling. */
export const PLIES_MIN = 24

/** A game that has ended, as far as its analysis needs it. A deviation is null where the player has no rating. */
export type StoredGame = Row<
  'games',
  | 'id'
  | 'whiteId'
  | 'blackId'
  | 'whiteElo'
  | 'blackElo'
  | 'winnerId'
  | 'wagerCents'
  | 'ply'
  | 'timeControlS'
  | 'incrementS'
  | 'variant'
  | 'startFen'
> & { endedAt: Date; whiteDeviation: number | null; blackDeviation: number | null }

const deviationOf = (side: 'white' | 'black') =>
  sql`(select deviation from ratings r where r.user_id = games.${sql.ref(`${side}_id`)} and r.speed = games.speed)`

const facts = sql`
  id, white_id as "whiteId", black_id as "blackId", white_elo as "whiteElo", black_elo as "blackElo",
  winner_id as "winnerId", wager_cents as "wagerCents", ply, time_control_s as "timeControlS",
  increment_s as "incrementS", variant, start_fen as "startFen", ended_at as "endedAt",
  ${deviationOf('white')} as "whiteDeviation", ${deviationOf('black')} as "blackDeviation"`

/** These games, of those that can be judged; in no order. */
export async function selectStoredGames(
  db: Db,
  ids: readonly string[],
  { pliesMin = PLIES_MIN }: { pliesMin?: number } = {},
): Promise<StoredGame[]> {
  const { rows } = await sql<StoredGame>`
    select ${facts} from games
    where id = any(${ids}::text[]) and ended_at is not null and status <> 'aborted' and ply >= ${pliesMin}`.execute(
    db,
  )
  return rows
}

/**
 * The games of a player that count for the payout of one game or tournament: those first, then the latest others that
 * began after `since`, for stakes first. Leaves out games that were aborted or are too short.
 */
export async function selectGamesBehind(
  db: Db,
  {
    userId,
    gameId,
    tournamentId,
    since,
    limit,
  }: { userId: string; gameId: string | null; tournamentId: string | null; since: Date; limit: number },
): Promise<string[]> {
  // Each color uses its own index: a combined condition would scan all games.
  const asColor = (color: 'white' | 'black') => sql`
    select id, wager_cents, ended_at, coalesce(id = ${gameId} or tournament_id = ${tournamentId}, false) as is_own
    from games
    where ${sql.ref(`${color}_id`)} = ${userId} and created_at > ${since} and ended_at is not null
      and (rated or wager_cents > 0) and status <> 'aborted' and ply >= ${PLIES_MIN}`
  const { rows } = await sql<{ id: string }>`
    select id from (${asColor('white')} union all ${asColor('black')}) as both_colors
    order by is_own desc, wager_cents > 0 desc, ended_at desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What a player won in stakes and prizes since then, in centavos: what an operator's look is about. */
export async function sumWon(db: Db, { userId, since }: { userId: string; since: Date }): Promise<bigint> {
  const asColor = (color: 'white' | 'black') => sql`
    select wager_cents as cents from games
    where ${sql.ref(`${color}_id`)} = ${userId} and created_at > ${since} and winner_id = ${userId} and wager_cents > 0`
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(cents), 0)::bigint as cents from (
      ${asColor('white')} union all ${asColor('black')} union all
      select amount_cents from tournament_prizes p join tournaments t on t.id = p.tournament_id
      where p.user_id = ${userId} and t.ended_at > ${since}
    ) as won`.execute(db)
  return rows[0]?.cents ?? 0n
}
