import type { ArenaScore, PairingHistory } from '@lance/domain/arena'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for arenas and the scores of their players. A player's row is locked after the players' presence, in order
// of id; every change holds at least a share lock on the tournament.

type Db = Kysely<Database>

export type ArenaRow = Row<'arenas', 'endsAt' | 'hasPaired'>

export async function insertArena(
  trx: Db,
  { tournamentId, endsAt, now }: { tournamentId: string; endsAt: Date; now: Date },
): Promise<void> {
  await sql`
    insert into arenas (tournament_id, ends_at, pairing_due_at) values (${tournamentId}, ${endsAt}, ${now})`.execute(
    trx,
  )
}

export async function selectArena(db: Db, tournamentId: string): Promise<ArenaRow | null> {
  const { rows } = await sql<ArenaRow>`
    select ends_at as "endsAt", has_paired as "hasPaired" from arenas where tournament_id = ${tournamentId}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Makes a player of everyone who entered. */
export async function insertEntrants(trx: Db, tournamentId: string, now: Date): Promise<void> {
  await sql`
    insert into arena_players (tournament_id, user_id, reached_at, free_since, changed_at)
    select tournament_id, user_id, ${now}, ${now}, ${now} from tournament_entries
    where tournament_id = ${tournamentId} and left_at is null`.execute(trx)
}

export async function insertPlayer(
  trx: Db,
  { tournamentId, userId, now }: { tournamentId: string; userId: string; now: Date },
): Promise<void> {
  await sql`
    insert into arena_players (tournament_id, user_id, reached_at, free_since, changed_at)
    values (${tournamentId}, ${userId}, ${now}, ${now}, ${now})`.execute(trx)
}

export type PauseRow = Row<'arena_players', 'gameId' | 'pausedAt'>

/** Locks a player's row. */
export async function lockPlayer(
  trx: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<PauseRow | null> {
  const { rows } = await sql<PauseRow>`
    select game_id as "gameId", paused_at as "pausedAt" from arena_players
    where tournament_id = ${tournamentId} and user_id = ${userId} for update`.execute(trx)
  return rows[0] ?? null
}

export async function updatePaused(
  trx: Db,
  {
    tournamentId,
    userId,
    isPaused,
    now,
  }: { tournamentId: string; userId: string; isPaused: boolean; now: Date },
): Promise<void> {
  await sql`
    update arena_players set paused_at = ${isPaused ? now : null}::timestamptz,
      paused_by = ${isPaused ? 'player' : null}::text, free_since = ${now}, changed_at = ${now}
    where tournament_id = ${tournamentId} and user_id = ${userId}`.execute(trx)
}

/** A player whose game ended. */
export type ScoredPlayer = { tournamentId: string; userId: string; score: ArenaScore; sheet: string }

type ScoredRow = Row<
  'arena_players',
  | 'tournamentId'
  | 'userId'
  | 'points'
  | 'games'
  | 'wins'
  | 'winsInRow'
  | 'hasDrawn'
  | 'ratedGames'
  | 'performanceSum'
  | 'reachedAt'
  | 'sheet'
>

/** Locks the arena of a running game against its end, but not against other results. */
export async function shareArenaOfGame(trx: Db, gameId: string): Promise<void> {
  await sql`
    select from tournaments
    where id = (select tournament_id from arena_players where game_id = ${gameId} limit 1) for share`.execute(
    trx,
  )
}

/** Locks the rows of both players of a running game: those who still are in it. */
export async function lockPlayersOfGame(trx: Db, gameId: string): Promise<ScoredPlayer[]> {
  const { rows } = await sql<ScoredRow>`
    select tournament_id as "tournamentId", user_id as "userId", points, games, wins, wins_in_row as "winsInRow",
      has_drawn as "hasDrawn", rated_games as "ratedGames", performance_sum as "performanceSum",
      reached_at as "reachedAt", sheet
    from arena_players where game_id = ${gameId} order by user_id for update`.execute(trx)
  return rows.map(({ tournamentId, userId, winsInRow, hasDrawn, reachedAt, sheet, ...sums }) => ({
    tournamentId,
    userId,
    score: { ...sums, form: { winsInRow, hasDrawn }, reachedAtMs: reachedAt.getTime() },
    sheet,
  }))
}

/** A player's row after a game that counted. `isAway`: they missed it, and are paused. */
export type ScoreChange = ScoredPlayer & { performance: number; isAway: boolean }

/** Stores new scores and sets these players free. */
export async function updateScores(
  trx: Db,
  { changes, now }: { changes: readonly ScoreChange[]; now: Date },
): Promise<void> {
  for (const { tournamentId, userId, score, sheet, performance, isAway } of changes)
    await sql`
      update arena_players set points = ${score.points}, games = ${score.games}, wins = ${score.wins},
        wins_in_row = ${score.form.winsInRow}, has_drawn = ${score.form.hasDrawn},
        rated_games = ${score.ratedGames}, performance_sum = ${score.performanceSum},
        performance = ${performance}, reached_at = ${new Date(score.reachedAtMs)}, sheet = ${sheet},
        paused_at = case when ${isAway} and paused_at is null then ${now} else paused_at end,
        paused_by = case when ${isAway} and paused_at is null then 'absence' else paused_by end,
        game_id = null, free_since = ${now}, changed_at = ${now}
      where tournament_id = ${tournamentId} and user_id = ${userId}`.execute(trx)
}

/** Sets the players of a game that does not count free. */
export async function updateFree(trx: Db, { gameId, now }: { gameId: string; now: Date }): Promise<void> {
  await sql`
    update arena_players set game_id = null, free_since = ${now}, changed_at = ${now}
    where game_id = ${gameId}`.execute(trx)
}

/** Which of these users play a running arena, unless they paused: they may not search for another game. */
export async function findInArena(db: Db, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct p.user_id as id from arena_players p join tournaments t on t.id = p.tournament_id
    where p.user_id = any(${userIds}::uuid[]) and p.paused_at is null and t.status = 'IN_PROGRESS'`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Players' histories with one more pairing, and the game in which they are now. */
export type PairedPlayer = PairingHistory & { userId: string; gameId: string }

export async function updatePaired(
  trx: Db,
  { tournamentId, players, now }: { tournamentId: string; players: readonly PairedPlayer[]; now: Date },
): Promise<void> {
  await sql`
    update arena_players p set game_id = n.game_id, last_opponents = n.last_opponents::uuid[],
      white_surplus = n.white_surplus, last_color = n.last_color, changed_at = ${now}
    from unnest(
      ${players.map(({ userId }) => userId)}::uuid[], ${players.map(({ gameId }) => gameId)}::text[],
      ${players.map(({ lastOpponents }) => `{${lastOpponents.join(',')}}`)}::text[],
      ${players.map(({ whiteSurplus }) => whiteSurplus)}::int[],
      ${players.map(({ lastColor }) => lastColor)}::text[]
    ) as n (user_id, game_id, last_opponents, white_surplus, last_color)
    where p.tournament_id = ${tournamentId} and p.user_id = n.user_id`.execute(trx)
}
