import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for the players and rounds of Swiss tournaments. Whatever changes takes the tournament's lock.

type Db = Kysely<Database>

/** How far a tournament is: the round that its standings stand after, and since when they do. */
export type SwissState = Row<'swiss_states', 'standingRound' | 'closedAt'>

const NOT_BEGUN: SwissState = { standingRound: 0, closedAt: null }

export async function selectState(db: Db, tournamentId: string): Promise<SwissState> {
  const { rows } = await sql<SwissState>`
    select standing_round as "standingRound", closed_at as "closedAt" from swiss_states
    where tournament_id = ${tournamentId}`.execute(db)
  return rows[0] ?? NOT_BEGUN
}

export async function insertState(trx: Db, tournamentId: string): Promise<void> {
  await sql`insert into swiss_states (tournament_id) values (${tournamentId})`.execute(trx)
}

export async function updateClosed(
  trx: Db,
  { tournamentId, round, now }: { tournamentId: string; round: number; now: Date },
): Promise<void> {
  await sql`
    update swiss_states set standing_round = ${round}, closed_at = ${now}
    where tournament_id = ${tournamentId}`.execute(trx)
}

/** Running Swiss tournaments without an open match in which something is due: standings, or the next round. */
export async function selectDueRounds(
  db: Db,
  { closedBy, limit }: { closedBy: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from tournaments t join swiss_states s on s.tournament_id = t.id
    where t.status = 'IN_PROGRESS' and t.format = 'SWISS'
      and (s.standing_round < t.current_round or s.closed_at <= ${closedBy})
      and not exists (
        select from tournament_matches m where m.tournament_id = t.id and m.status in ('PENDING', 'IN_PROGRESS')
      ) limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A player who was there when a round was paired. */
export type PlayerRow = Row<
  'swiss_players',
  'userId' | 'rating' | 'withdrawnAt' | 'returnedRound' | 'rank' | 'place'
>

/** All players, in order of pairing number: by rating, then by entry. */
export async function selectPlayers(db: Db, tournamentId: string): Promise<PlayerRow[]> {
  const { rows } = await sql<PlayerRow>`
    select s.user_id as "userId", s.rating, s.withdrawn_at as "withdrawnAt", s.returned_round as "returnedRound",
      s.rank, s.place
    from swiss_players s join tournament_entries e on e.tournament_id = s.tournament_id and e.user_id = s.user_id
    where s.tournament_id = ${tournamentId} and e.left_at is null order by s.rating desc, e.entered_at, s.user_id`.execute(
    db,
  )
  return rows
}

export async function insertPlayers(
  trx: Db,
  {
    tournamentId,
    players,
  }: { tournamentId: string; players: readonly { playerId: string; rating: number }[] },
): Promise<void> {
  await sql`
    insert into swiss_players (tournament_id, user_id, rating)
    select ${tournamentId}, user_id, rating from unnest(
      ${players.map(({ playerId }) => playerId)}::uuid[], ${players.map(({ rating }) => Math.round(rating))}::int[]
    ) as one (user_id, rating)
    on conflict (tournament_id, user_id) do nothing`.execute(trx)
}

export type StoredGame = Pick<
  Row<'tournament_matches', 'round' | 'result' | 'whiteId' | 'player1Id' | 'player2Id' | 'status'>,
  'round' | 'result' | 'whiteId' | 'player1Id' | 'player2Id' | 'status'
>

/** All boards and pairing-allocated byes up to a round, in their order. */
export async function selectGames(
  db: Db,
  { tournamentId, upTo }: { tournamentId: string; upTo: number },
): Promise<StoredGame[]> {
  const { rows } = await sql<StoredGame>`
    select round, result, white_id as "whiteId", player1_id as "player1Id", player2_id as "player2Id", status
    from tournament_matches where tournament_id = ${tournamentId} and round <= ${upTo}
    order by round, slot`.execute(db)
  return rows
}

export type ByeRow = Row<'swiss_byes', 'userId' | 'round'>

/** The half-point byes on request of players who are entered, up to a round or of these users. */
export async function selectByes(
  db: Db,
  { tournamentId, userIds = null }: { tournamentId: string; userIds?: readonly string[] | null },
): Promise<ByeRow[]> {
  const { rows } = await sql<ByeRow>`
    select b.user_id as "userId", b.round from swiss_byes b
    join tournament_entries e on e.tournament_id = b.tournament_id and e.user_id = b.user_id and e.left_at is null
    where b.tournament_id = ${tournamentId}
      and (${userIds === null} or b.user_id = any(${userIds ?? []}::uuid[]))
    order by b.round, b.user_id`.execute(db)
  return rows
}

/** Replaces the byes that a player asks for in rounds after this one. */
export async function replaceByes(
  trx: Db,
  {
    tournamentId,
    userId,
    after,
    rounds,
  }: { tournamentId: string; userId: string; after: number; rounds: readonly number[] },
): Promise<void> {
  await sql`
    delete from swiss_byes
    where tournament_id = ${tournamentId} and user_id = ${userId} and round > ${after}`.execute(trx)
  await sql`
    insert into swiss_byes (tournament_id, user_id, round)
    select ${tournamentId}, ${userId}, round from unnest(${rounds}::int[]) as asked (round)
    where round > ${after}`.execute(trx)
}

/** Keeps of a round's byes those of these players: the others are not there at all. */
export async function keepByes(
  trx: Db,
  { tournamentId, round, userIds }: { tournamentId: string; round: number; userIds: readonly string[] },
): Promise<void> {
  await sql`
    delete from swiss_byes
    where tournament_id = ${tournamentId} and round = ${round} and user_id <> all(${userIds}::uuid[])`.execute(
    trx,
  )
}

/** Deletes byes of the last round and of rounds that the tournament does not have, once it is known how many it has. */
export async function deleteByesFrom(
  trx: Db,
  { tournamentId, round }: { tournamentId: string; round: number },
): Promise<void> {
  await sql`delete from swiss_byes where tournament_id = ${tournamentId} and round >= ${round}`.execute(trx)
}

export type NewMatch = {
  slot: number
  whiteId: string
  whiteNumber: number
  /** Null: White has the pairing-allocated bye. */
  black: { id: string; number: number } | null
}

/** Inserts a round, best board first. Returns the ids of its matches, in their order. */
export async function insertMatches(
  trx: Db,
  {
    tournamentId,
    round,
    matches,
    dueAt,
    now,
  }: { tournamentId: string; round: number; matches: readonly NewMatch[]; dueAt: Date; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string; slot: number }>`
    insert into tournament_matches (
      tournament_id, round, slot, player1_id, seed1, player2_id, seed2, status, white_id, winner_id, due_at, changed_at
    )
    select ${tournamentId}, ${round}, slot, white, number1, black, number2,
      case when black is null then 'BYE' else 'PENDING' end,
      case when black is not null then white end,
      case when black is null then white end,
      case when black is not null then ${dueAt}::timestamptz end, ${now}
    from unnest(
      ${matches.map(({ slot }) => slot)}::int[], ${matches.map(({ whiteId }) => whiteId)}::uuid[],
      ${matches.map(({ whiteNumber }) => whiteNumber)}::int[],
      ${matches.map(({ black }) => black?.id ?? null)}::uuid[],
      ${matches.map(({ black }) => black?.number ?? null)}::int[]
    ) as paired (slot, white, number1, black, number2)
    returning id, slot`.execute(trx)
  const idAt = new Map(rows.map(({ slot, id }) => [slot, id]))
  return matches.map(({ slot }) => idAt.get(slot) ?? '')
}

export type NewStanding = {
  playerId: string
  place: number
  halfPoints: number
  buchholzCut1HalfPoints: number
  sonnebornBergerQuarterPoints: number
}

/** Stores the standings, best first. */
export async function updateStandings(
  trx: Db,
  { tournamentId, standings }: { tournamentId: string; standings: readonly NewStanding[] },
): Promise<void> {
  await sql`
    update swiss_players s set rank = n.rank, place = n.place, half_points = n.half,
      buchholz_half_points = n.buchholz, sonneborn_quarter_points = n.sonneborn
    from unnest(
      ${standings.map(({ playerId }) => playerId)}::uuid[], ${standings.map((_, index) => index + 1)}::int[],
      ${standings.map(({ place }) => place)}::int[], ${standings.map(({ halfPoints }) => halfPoints)}::int[],
      ${standings.map((one) => one.buchholzCut1HalfPoints)}::int[],
      ${standings.map((one) => one.sonnebornBergerQuarterPoints)}::int[]
    ) as n (user_id, rank, place, half, buchholz, sonneborn)
    where s.tournament_id = ${tournamentId} and s.user_id = n.user_id`.execute(trx)
}

/** Takes players out. Those who are out already stay so since then. */
export async function updateWithdrawn(
  trx: Db,
  { tournamentId, userIds, now }: { tournamentId: string; userIds: readonly string[]; now: Date },
): Promise<void> {
  await sql`
    update swiss_players set withdrawn_at = ${now}
    where tournament_id = ${tournamentId} and user_id = any(${userIds}::uuid[]) and withdrawn_at is null`.execute(
    trx,
  )
}

export async function updateReturned(
  trx: Db,
  { tournamentId, userId, round }: { tournamentId: string; userId: string; round: number },
): Promise<void> {
  await sql`
    update swiss_players set withdrawn_at = null, returned_round = ${round}
    where tournament_id = ${tournamentId} and user_id = ${userId}`.execute(trx)
}

/** Raises the version, so that pages read again and a pairing made from an earlier one is not used. */
export async function raiseVersion(trx: Db, id: string): Promise<void> {
  await sql`update tournaments set version = version + 1 where id = ${id}`.execute(trx)
}

/** For the owner of the account: how they left or returned, and the byes that they asked for. */
export async function selectOwnSwiss(db: Db, userId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select tournament_id as "tournamentId", s.rating, s.withdrawn_at as "withdrawnAt",
      nullif(s.returned_round, 0) as "returnedRound", s.rank, s.place, s.half_points / 2.0 as points,
      array(
        select b.round from swiss_byes b
        where b.tournament_id = e.tournament_id and b.user_id = e.user_id order by b.round
      ) as "byes"
    from tournament_entries e left join swiss_players s using (tournament_id, user_id)
    join tournaments t on t.id = tournament_id
    where e.user_id = ${userId} and t.format = 'SWISS' order by tournament_id`.execute(db)
  return rows
}
