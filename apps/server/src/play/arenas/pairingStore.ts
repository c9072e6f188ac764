import { provenRating, type RatingClass } from '@lance/domain'
import type { FreePlayer, PairingHistory } from '@lance/domain/arena'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for pairing: which arenas are due, and who is free.

type Db = Kysely<Database>

/** Running arenas whose next pairing is due. */
export async function selectDuePairings(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<Row<'arenas', 'tournamentId'>>`
    select tournament_id as "tournamentId" from arenas join tournaments t on t.id = tournament_id
    where t.status = 'IN_PROGRESS' and pairing_due_at <= ${now} and ends_at > ${now}
    order by pairing_due_at limit ${limit}`.execute(db)
  return rows.map(({ tournamentId }) => tournamentId)
}

/** Takes a due pairing until `until`: returns false if another server has it. */
export async function claimPairing(
  db: Db,
  { tournamentId, now, until }: { tournamentId: string; now: Date; until: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update arenas set pairing_due_at = ${until} where tournament_id = ${tournamentId} and pairing_due_at <= ${now}`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** Sets when the next pairing is due, unless another server has taken it meanwhile. */
export async function releasePairing(
  db: Db,
  {
    tournamentId,
    claimedUntil,
    dueAt,
    hasPaired,
  }: { tournamentId: string; claimedUntil: Date; dueAt: Date; hasPaired: boolean },
): Promise<void> {
  await sql`
    update arenas set has_paired = has_paired or ${hasPaired},
      pairing_due_at = case when pairing_due_at = ${claimedUntil} then ${dueAt} else pairing_due_at end
    where tournament_id = ${tournamentId}`.execute(db)
}

type FreeRow = Row<'arena_players', 'lastOpponents' | 'whiteSurplus' | 'freeSince'> & {
  playerId: string
  lastColor: 'white' | 'black' | null
  rating: number | null
  ratedGames: number
  isDeclared: boolean
}

/**
 * The players who are free: here, in no game of any kind, and not paused; best rank first, as ranks among
 * themselves. A player without a socket is not here.
 */
export async function selectFree(
  db: Db,
  { tournamentId, speed }: { tournamentId: string; speed: RatingClass },
): Promise<FreePlayer[]> {
  const { rows } = await sql<FreeRow>`
    select p.user_id as "playerId", p.last_opponents as "lastOpponents", p.white_surplus as "whiteSurplus",
      p.last_color as "lastColor", p.free_since as "freeSince", r.rating, coalesce(r.games, 0) as "ratedGames",
      coalesce(r.is_declared, false) as "isDeclared"
    from arena_players p
    join players_online o on o.id = p.user_id
    left join ratings r on r.user_id = p.user_id and r.speed = ${speed}
    where p.tournament_id = ${tournamentId} and p.game_id is null and p.paused_at is null
      and o.gone_at is null and o.current_game_id is null and not o.closed
    order by p.points desc, p.performance desc, p.reached_at, p.user_id`.execute(db)
  return rows.map(({ rating, ratedGames, isDeclared, freeSince, ...player }, index) => ({
    ...player,
    rank: index + 1,
    rating: provenRating(rating === null ? undefined : { rating, games: ratedGames, isDeclared }),
    freeSinceMs: freeSince.getTime(),
    isPaused: false,
  }))
}

/** How many players are free or in a game. */
export async function countActive(db: Db, tournamentId: string): Promise<number> {
  const { rows } = await sql<{ active: number }>`
    select count(*)::int as active from arena_players p join players_online o on o.id = p.user_id
    where p.tournament_id = ${tournamentId}
      and (p.game_id is not null or (p.paused_at is null and o.gone_at is null))`.execute(db)
  return rows[0]?.active ?? 0
}

type HistoryRow = Row<'arena_players', 'userId' | 'lastOpponents' | 'whiteSurplus'> & {
  lastColor: 'white' | 'black' | null
}

/** Locks those of these players who are still free, and reads their histories. */
export async function lockFree(
  trx: Db,
  { tournamentId, userIds }: { tournamentId: string; userIds: readonly string[] },
): Promise<Map<string, PairingHistory>> {
  const { rows } = await sql<HistoryRow>`
    select user_id as "userId", last_opponents as "lastOpponents", white_surplus as "whiteSurplus",
      last_color as "lastColor"
    from arena_players
    where tournament_id = ${tournamentId} and user_id = any(${userIds}::uuid[]) and game_id is null
      and paused_at is null
    order by user_id for update`.execute(trx)
  return new Map(rows.map(({ userId, ...history }) => [userId, history]))
}
