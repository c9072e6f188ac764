import type { MatchEnd } from '@lance/contract'
import { type BracketMatch, byeOf, isPlayed, type MatchStatus, type TournamentFormat } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for matches. Lock order: tournament, match, game.

type Db = Kysely<Database>

/** The pause before a new round, after which the time for starting its matches begins. */
export const ROUND_PAUSE_MS = 60_000

/** A match as stored. `seed1` belongs to `player1Id`; `whiteId` has White, once drawn. */
export type MatchRow = Row<
  'tournament_matches',
  | 'id'
  | 'tournamentId'
  | 'round'
  | 'slot'
  | 'status'
  | 'player1Id'
  | 'player2Id'
  | 'seed1'
  | 'seed2'
  | 'whiteId'
  | 'winnerId'
  | 'gameId'
  | 'gameNumber'
  | 'dueAt'
  | 'result'
>

/** A match with its players' names. */
export type ShownMatch = MatchRow & { name1: string | null; name2: string | null }

const matchColumns = sql`
  m.id, m.tournament_id as "tournamentId", m.round, m.slot, m.status, m.player1_id as "player1Id",
  m.player2_id as "player2Id", m.seed1, m.seed2, m.white_id as "whiteId", m.winner_id as "winnerId", m.game_id as "gameId",
  m.game_number as "gameNumber", m.due_at as "dueAt", m.result`

export const shownMatchColumns = sql`${matchColumns}, one.name as name1, two.name as name2`
export const shownMatchTables = sql`tournament_matches m
  left join users one on one.id = m.player1_id left join users two on two.id = m.player2_id`
export const shownMatches = sql`select ${shownMatchColumns} from ${shownMatchTables}`

/** The user's waiting or running match in a tournament, if there is one. */
export async function selectOwnMatch(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<ShownMatch | null> {
  const { rows } = await sql<ShownMatch>`
    ${shownMatches} where m.tournament_id = ${tournamentId} and m.status in ('PENDING', 'IN_PROGRESS')
      and (m.player1_id = ${userId} or m.player2_id = ${userId})`.execute(db)
  return rows[0] ?? null
}

/** The match of the knock-out that this user lost, or that neither player won; null if they are not out. */
export async function selectLostMatch(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<Pick<MatchRow, 'round' | 'winnerId'> | null> {
  const { rows } = await sql<Pick<MatchRow, 'round' | 'winnerId'>>`
    select m.round, m.winner_id as "winnerId" from tournament_matches m join tournaments t on t.id = m.tournament_id
    where m.tournament_id = ${tournamentId} and t.format = 'KNOCKOUT' and m.status = 'COMPLETED'
      and m.winner_id is distinct from ${userId} and (m.player1_id = ${userId} or m.player2_id = ${userId})
    limit 1`.execute(db)
  return rows[0] ?? null
}

export async function selectShownMatch(db: Db, id: string): Promise<ShownMatch | null> {
  const { rows } = await sql<ShownMatch>`${shownMatches} where m.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Locks a match until the transaction ends. Its tournament is locked already. */
export async function lockMatch(
  trx: Db,
  { id, tournamentId }: { id: string; tournamentId: string },
): Promise<MatchRow | null> {
  const { rows } = await sql<MatchRow>`
    select ${matchColumns} from tournament_matches m
    where m.id = ${id} and m.tournament_id = ${tournamentId} for update`.execute(trx)
  return rows[0] ?? null
}

export async function lockMatchOfGame(trx: Db, gameId: string): Promise<void> {
  await sql`select from tournament_matches where game_id = ${gameId} for update`.execute(trx)
}

/** The match that this is the current or latest game of. */
export async function selectMatchOfGame(
  db: Db,
  gameId: string,
): Promise<(MatchRow & { format: TournamentFormat }) | null> {
  const { rows } = await sql<MatchRow & { format: TournamentFormat }>`
    select ${matchColumns}, t.format from tournament_matches m join tournaments t on t.id = m.tournament_id
    where m.game_id = ${gameId}`.execute(db)
  return rows[0] ?? null
}

/** The tournaments with matches whose game is due, the longest overdue first. */
export async function selectDueTournaments(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select tournament_id as id from tournament_matches where due_at <= ${now}
    group by tournament_id order by min(due_at) limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks matches of a locked tournament whose game is due, except those that another server has locked. */
export async function lockDueMatches(
  trx: Db,
  { tournamentId, now, limit }: { tournamentId: string; now: Date; limit: number },
): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select ${matchColumns} from tournament_matches m
    where m.due_at <= ${now} and m.tournament_id = ${tournamentId}
    order by m.due_at, m.slot limit ${limit} for update skip locked`.execute(trx)
  return rows
}

/**
 * How much more often each of these players had White than Black in the tournament. Omits players without
 * games.
 */
export async function selectWhites(
  db: Db,
  matches: readonly { tournamentId: string; player1Id: string; player2Id: string }[],
): Promise<Map<string, number>> {
  const userIds = matches.flatMap(({ player1Id, player2Id }) => [player1Id, player2Id])
  // Each uses its own index: a combined condition would scan all matches of the tournament.
  const as = (player: 'player1_id' | 'player2_id') => sql`
    select ${sql.ref(player)} as player, white_id from tournament_matches
    where ${sql.ref(player)} = any(${userIds}::uuid[]) and tournament_id = ${matches[0]?.tournamentId ?? null}::uuid
      and game_number > 0`
  const { rows } = await sql<{ id: string; surplus: number }>`
    select player as id, sum(case when player = white_id then 1 else -1 end)::int as surplus
    from (${as('player1_id')} union all ${as('player2_id')}) as played group by player`.execute(db)
  return new Map(rows.map(({ id, surplus }) => [id, surplus]))
}

/** Stores the games of locked matches that begin now. */
export async function updateBegun(
  trx: Db,
  { begun, now }: { begun: readonly { id: string; gameId: string; whiteId: string }[]; now: Date },
): Promise<void> {
  await sql`
    update tournament_matches m set status = 'IN_PROGRESS', game_id = begun.game_id, white_id = begun.white_id,
      game_number = m.game_number + 1, due_at = null, changed_at = ${now}
    from unnest(
      ${begun.map(({ id }) => id)}::uuid[], ${begun.map(({ gameId }) => gameId)}::text[],
      ${begun.map(({ whiteId }) => whiteId)}::uuid[]
    ) as begun (id, game_id, white_id)
    where m.id = begun.id`.execute(trx)
}

/** Stores the new state of a locked match. */
export async function updateMatch(
  trx: Db,
  match: Pick<MatchRow, 'id' | 'status' | 'winnerId' | 'whiteId' | 'gameId' | 'gameNumber' | 'dueAt'> & {
    result?: MatchRow['result']
    now: Date
  },
): Promise<void> {
  await sql`
    update tournament_matches set status = ${match.status}, winner_id = ${match.winnerId}::uuid,
      white_id = ${match.whiteId}::uuid, game_id = ${match.gameId}, game_number = ${match.gameNumber},
      due_at = ${match.dueAt}, result = ${match.result ?? null}, changed_at = ${match.now}
    where id = ${match.id}`.execute(trx)
}

/** Notes what the end of a game meant for its match. */
export async function insertMatchEnd(
  trx: Db,
  { gameId, end }: { gameId: string; end: MatchEnd },
): Promise<void> {
  const winnerId = end.outcome === 'decided' ? end.winnerId : null
  const nextGameAt = end.outcome === 'decided' ? null : new Date(end.startsAt)
  await sql`
    insert into match_ends (game_id, match_id, outcome, winner_id, next_game_at)
    values (${gameId}, ${end.matchId}, ${end.outcome}, ${winnerId}::uuid, ${nextGameAt})`.execute(trx)
}

/** Lets the best seed of a round without winners advance. */
export async function updateRescued(
  trx: Db,
  { id, winnerId }: { id: string; winnerId: string },
): Promise<void> {
  await sql`update tournament_matches set winner_id = ${winnerId} where id = ${id}`.execute(trx)
}

/**
 * Inserts a round: players without an opponent advance at once, and matches without players are over. Returns the
 * ids of the matches, in their order.
 */
export async function insertRound(
  trx: Db,
  {
    tournamentId,
    round,
    matches,
    dueAt,
    now,
  }: {
    tournamentId: string
    round: number
    matches: readonly BracketMatch[]
    dueAt: Date
    now: Date
  },
): Promise<string[]> {
  const statusOf = (match: BracketMatch): MatchStatus =>
    isPlayed(match) ? 'PENDING' : byeOf(match) ? 'BYE' : 'COMPLETED'
  const { rows } = await sql<Row<'tournament_matches', 'id' | 'slot'>>`
    insert into tournament_matches (
      tournament_id, round, slot, player1_id, seed1, player2_id, seed2, status, winner_id, due_at, changed_at
    )
    select ${tournamentId}, ${round}, slot, player1_id, seed1, player2_id, seed2, status, winner_id,
      case when status = 'PENDING' then ${dueAt}::timestamptz end, ${now}
    from unnest(
      ${matches.map(({ slot }) => slot)}::int[],
      ${matches.map(({ player1 }) => player1?.playerId ?? null)}::uuid[],
      ${matches.map(({ player1 }) => player1?.seed ?? null)}::int[],
      ${matches.map(({ player2 }) => player2?.playerId ?? null)}::uuid[],
      ${matches.map(({ player2 }) => player2?.seed ?? null)}::int[],
      ${matches.map(statusOf)}::text[],
      ${matches.map((match) => byeOf(match)?.playerId ?? null)}::uuid[]
    ) as drawn (slot, player1_id, seed1, player2_id, seed2, status, winner_id)
    returning id, slot`.execute(trx)
  const idAt = new Map(rows.map(({ slot, id }) => [slot, id]))
  return matches.map(({ slot }) => idAt.get(slot) ?? '')
}

/** The matches of a round, from the top of the bracket. */
export async function selectRound(
  db: Db,
  { tournamentId, round }: { tournamentId: string; round: number },
): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select ${matchColumns} from tournament_matches m
    where m.tournament_id = ${tournamentId} and m.round = ${round} order by m.slot`.execute(db)
  return rows
}

/** Whether any match of a tournament is waiting or running. */
export async function selectHasOpenMatch(db: Db, tournamentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from tournament_matches
    where tournament_id = ${tournamentId} and status in ('PENDING', 'IN_PROGRESS') limit 1`.execute(db)
  return rows.length > 0
}

/** The running tournaments of a format without a waiting or running match. */
export async function selectRoundsOver(
  db: Db,
  { format, limit }: { format: TournamentFormat; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tournaments t where status = 'IN_PROGRESS' and format = ${format} and not exists (
      select from tournament_matches m where m.tournament_id = t.id and m.status in ('PENDING', 'IN_PROGRESS')
    ) limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many players made a move in games of this tournament, and whether this one did. */
export async function countMovers(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<{ movers: number; hasMoved: boolean }> {
  const { rows } = await sql<{ movers: number; hasMoved: boolean }>`
    select count(*)::int as movers, coalesce(bool_or(id = ${userId}::uuid), false) as "hasMoved" from (
      select white_id as id from games where tournament_id = ${tournamentId} and ply >= 1
      union
      select black_id from games where tournament_id = ${tournamentId} and ply >= 2
    ) as movers`.execute(db)
  return rows[0] ?? { movers: 0, hasMoved: false }
}

/** After an outage, extends the time for starting matches: it must not run out while no server is running. */
export async function postponeMatches(db: Db, { until, now }: { until: Date; now: Date }): Promise<void> {
  await sql`
    update tournament_matches set due_at = ${until}, changed_at = ${now}
    where due_at < ${until} and status = 'PENDING'`.execute(db)
}

/** Ends all open matches of a locked tournament that is cancelled, without winners. */
export async function closeMatches(
  trx: Db,
  { tournamentId, now }: { tournamentId: string; now: Date },
): Promise<void> {
  await sql`
    update tournament_matches set status = 'COMPLETED', due_at = null, changed_at = ${now}
    where tournament_id = ${tournamentId} and status in ('PENDING', 'IN_PROGRESS')`.execute(trx)
}

/** The running games of a tournament. */
export async function selectRunningGames(db: Db, tournamentId: string): Promise<string[]> {
  const { rows } = await sql<Row<'games', 'id'>>`
    select id from games where tournament_id = ${tournamentId} and status = 'playing' order by id`.execute(db)
  return rows.map(({ id }) => id)
}
