import { JUDGED_VERSION, type JudgedGame, type MoneyAccount, type MoneyGame } from '@lance/domain/fairPlay'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of the money that went from player to player: games for stakes, of tournaments with a fee, and of pairs that play often.

type Db = Kysely<Database>

/** A pair that met this often in rated games may trade points. */
const FREQUENT_GAMES = 8
/** The most pairs of that kind: those that met most often. */
const FREQUENT_PAIRS_MAX = 1000

/**
 * The games that moved money or points among players who meet often, ended after `since`: those for stakes first, then the
 * latest, up to `limit`. Leaves out closed accounts.
 */
export async function selectMoneyGames(
  db: Db,
  { since, limit }: { since: Date; limit: number },
): Promise<Omit<MoneyGame, 'loserFellShort'>[]> {
  const { rows } = await sql<Omit<MoneyGame, 'loserFellShort'>>`
    with ended as (
      select g.*, coalesce(t.entry_cents, 0) > 0 as is_paid from games g
      join users w on w.id = g.white_id and w.closed_at is null
      join users b on b.id = g.black_id and b.closed_at is null
      left join tournaments t on t.id::text = g.tournament_id
      where g.ended_at > ${since} and g.ended_at is not null and g.status <> 'aborted'
    ), frequent as (
      select least(white_id, black_id) as one, greatest(white_id, black_id) as other from ended where rated
      group by 1, 2 having count(*) >= ${FREQUENT_GAMES} order by count(*) desc limit ${FREQUENT_PAIRS_MAX}
    ), players as (
      select one as id from frequent union select other from frequent
    )
    select id as "gameId", (extract(epoch from ended_at) * 1000)::float as "endedAtMs", white_id as "whiteId",
      black_id as "blackId", white_elo as "whiteRating", black_elo as "blackRating", winner_id as "winnerId",
      wager_cents::int as "stakeCents", ply as plies,
      (extract(epoch from ended_at - created_at) * 1000)::float as "durationMs",
      coalesce(reason = 'resignation', false) as "isResigned",
      case when is_paid then tournament_id end as "tournamentId"
    from ended
    where wager_cents > 0 or is_paid
      or (rated and (white_id in (select id from players) or black_id in (select id from players)))
    order by wager_cents > 0 or is_paid desc, ended_at desc limit ${limit}`.execute(db)
  return rows
}

/** The losers' sides of these games, as the first look saw them. */
export async function selectLostSides(
  db: Db,
  gameIds: readonly string[],
): Promise<{ gameId: string; side: JudgedGame }[]> {
  const { rows } = await sql<{ gameId: string; side: JudgedGame }>`
    select s.game_id as "gameId", s.side from judged_sides s join games g on g.id = s.game_id
    where s.game_id = any(${gameIds}::text[]) and s.look = 1 and s.user_id <> g.winner_id
      and s.side->'version' = to_jsonb(${JUDGED_VERSION}::int)`.execute(db)
  return rows
}

/** When these accounts were made. Leaves out those that are closed. */
export async function selectMoneyAccounts(
  db: Db,
  ids: readonly string[],
): Promise<Omit<MoneyAccount, 'instruments'>[]> {
  const { rows } = await sql<Omit<MoneyAccount, 'instruments'>>`
    select id as "accountId", (extract(epoch from created_at) * 1000)::float as "createdAtMs" from users
    where id = any(${ids}::uuid[]) and closed_at is null`.execute(db)
  return rows
}
