import { asCents, type Cents } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { type MatchRow, shownMatchColumns, shownMatchTables } from './matchStore.ts'
import type { TournamentRow } from './tournamentRow.ts'

// SQL of tournaments as operators see them.

type Db = Kysely<Database>

export type ListedTournament = Pick<
  TournamentRow,
  | 'id'
  | 'name'
  | 'status'
  | 'startAt'
  | 'participants'
  | 'playerCount'
  | 'entryCents'
  | 'currentRound'
  | 'totalRounds'
> & { endedAt: Date | null }

const listed = sql`
  t.id, t.name, t.status, t.start_at as "startAt", t.ended_at as "endedAt", t.participants,
  t.player_count as "playerCount", t.entry_cents as "entryCents", t.current_round as "currentRound",
  t.total_rounds as "totalRounds"`

/** Running or ended tournaments, the latest first, or waiting ones, the next to start first. */
export async function selectTournamentPage(
  db: Db,
  {
    when,
    after,
    limit,
  }: { when: 'running' | 'next' | 'over'; after: readonly string[] | null; limit: number },
): Promise<ListedTournament[]> {
  const [at = null, id = null] = after ?? []
  const page = {
    running: sql`t.status = 'IN_PROGRESS' and (${at}::timestamptz is null
      or (t.start_at <= ${at}::timestamptz and (t.start_at, ${id}::uuid) < (${at}::timestamptz, t.id)))
      order by t.start_at desc, t.id`,
    next: sql`t.status = 'WAITING' and (${at}::timestamptz is null
      or (t.start_at, t.id) > (${at}::timestamptz, ${id}::uuid)) order by t.start_at, t.id`,
    over: sql`t.status in ('FINISHED', 'CANCELLED') and (${at}::timestamptz is null
      or (t.ended_at <= ${at}::timestamptz and (t.ended_at, ${id}::uuid) < (${at}::timestamptz, t.id)))
      order by t.ended_at desc, t.id`,
  }[when]
  const { rows } = await sql<ListedTournament>`
    select ${listed} from tournaments t where ${page} limit ${limit}`.execute(db)
  return rows
}

export type TournamentFacts = ListedTournament &
  Pick<TournamentRow, 'creatorId' | 'championId' | 'cancelledBy' | 'prizeDistribution'> & {
    creatorName: string | null
    championName: string | null
    fromPlayers: Cents
    fromHouse: Cents
    paidByPlayers: number
    paidByHouse: number
    escrow: Cents
    arePrizesHeld: boolean
    runningGames: number
  }

/** A tournament with its money; null if there is none with this id. */
export async function selectTournamentFacts(db: Db, id: string): Promise<TournamentFacts | null> {
  type Sums = { fromPlayers: bigint; fromHouse: bigint; escrow: bigint }
  const { rows } = await sql<Omit<TournamentFacts, keyof Sums> & Sums>`
    select ${listed}, t.creator_id as "creatorId", c.name as "creatorName", t.champion_id as "championId",
      w.name as "championName", t.cancelled_by as "cancelledBy", t.prize_distribution as "prizeDistribution",
      e.*, coalesce(a.balance, 0) as escrow,
      exists (select from payout_holds h where h.tournament_id = t.id) as "arePrizesHeld",
      (select count(*)::int from games g where g.tournament_id = t.id::text and g.status = 'playing') as "runningGames"
    from tournaments t join users c on c.id = t.creator_id left join users w on w.id = t.champion_id
    left join accounts a on a.kind = 'escrow' and a.owner_id = t.id::text
    cross join lateral (
      select coalesce(sum(paid_cents) filter (where paid_by = 'wallet'), 0)::bigint as "fromPlayers",
        coalesce(sum(paid_cents) filter (where paid_by = 'house'), 0)::bigint as "fromHouse",
        count(*) filter (where paid_by = 'wallet')::int as "paidByPlayers",
        count(*) filter (where paid_by = 'house')::int as "paidByHouse"
      from tournament_entries where tournament_id = t.id and left_at is null
    ) e
    where t.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { fromPlayers, fromHouse, escrow, ...facts } = row
  return {
    ...facts,
    fromPlayers: asCents(fromPlayers),
    fromHouse: asCents(fromHouse),
    escrow: asCents(escrow),
  }
}

/** The matches of each round, and how many of them wait or run. */
export async function selectRoundCounts(
  db: Db,
  tournamentId: string,
): Promise<{ round: number; matches: number; open: number }[]> {
  const { rows } = await sql<{ round: number; matches: number; open: number }>`
    select round, count(*)::int as matches,
      count(*) filter (where status in ('PENDING', 'IN_PROGRESS'))::int as open
    from tournament_matches where tournament_id = ${tournamentId} group by round order by round`.execute(db)
  return rows
}

export type WonShare = { place: number; userId: string; name: string | null } & {
  amountCents: Cents
  state: 'paid' | 'waiting' | 'held'
}

/** The prizes of a finished tournament, and where their money is. */
export async function selectWonShares(db: Db, tournamentId: string): Promise<WonShare[]> {
  const { rows } = await sql<WonShare>`
    select p.place, p.user_id as "userId", u.name, p.amount_cents as "amountCents",
      case when h.place is null or h.paid_at is not null then 'paid' when h.in_review then 'held' else 'waiting' end
        as state
    from tournament_prizes p join users u on u.id = p.user_id
    left join held_prizes h on h.tournament_id = p.tournament_id and h.place = p.place
    where p.tournament_id = ${tournamentId} order by p.place`.execute(db)
  return rows
}

/** A match with its players' names, the act that corrected it, and the state of the match that follows. */
export type DeskMatch = MatchRow & {
  name1: string | null
  name2: string | null
  who: string | null
  why: string | null
  /** Null before the next round is drawn. */
  nextStatus: MatchRow['status'] | null
  nextHasPlayers: boolean
}

/** A page of a round, from the top of the bracket. `afterSlot`: the last slot of the page before. */
export async function selectDeskMatches(
  db: Db,
  {
    tournamentId,
    round,
    afterSlot,
    limit,
  }: { tournamentId: string; round: number; afterSlot: number; limit: number },
): Promise<DeskMatch[]> {
  const { rows } = await sql<DeskMatch>`
    select ${shownMatchColumns}, a.who, a.why, n.status as "nextStatus",
      n.player1_id is not null or n.player2_id is not null as "nextHasPlayers"
    from ${shownMatchTables} left join operator_acts a on a.id = m.corrected_by
    left join tournament_matches n on n.tournament_id = m.tournament_id and n.round = m.round + 1 and n.slot = m.slot / 2
    where m.tournament_id = ${tournamentId} and m.round = ${round} and m.slot > ${afterSlot}
    order by m.slot limit ${limit}`.execute(db)
  return rows
}

export type DeskEntry = Row<
  'tournament_entries',
  'userId' | 'seed' | 'enteredAt' | 'paidCents' | 'paidBy'
> & {
  name: string | null
  prizeCents: Cents | null
}

/** The entries of a tournament in the order in which they were made. */
export async function selectDeskEntries(
  db: Db,
  { tournamentId, after, limit }: { tournamentId: string; after: readonly string[] | null; limit: number },
): Promise<DeskEntry[]> {
  const [at = null, id = null] = after ?? []
  const { rows } = await sql<DeskEntry>`
    select e.user_id as "userId", u.name, e.seed, e.entered_at as "enteredAt", e.paid_cents as "paidCents",
      e.paid_by as "paidBy", p.amount_cents as "prizeCents"
    from tournament_entries e join users u on u.id = e.user_id
    left join tournament_prizes p on p.tournament_id = e.tournament_id and p.user_id = e.user_id
    where e.tournament_id = ${tournamentId} and e.left_at is null and (${at}::timestamptz is null
      or (e.entered_at, e.user_id) > (${at}::timestamptz, ${id}::uuid))
    order by e.entered_at, e.user_id limit ${limit}`.execute(db)
  return rows
}
