import {
  asCents,
  type Cents,
  type ChampionTitle,
  type Pace,
  type Prize,
  provenRating,
  type RatingClass,
  type Seeded,
  type TournamentFormat,
} from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { CancelledBy, Payer, TournamentRow } from './tournamentRow.ts'

// SQL for tournaments and their entries; `matchStore.ts` has the SQL for matches, `listStore.ts` that for
// showing tournaments. A tournament's row is locked before anything in it changes.

type Db = Kysely<Database>

export const tournamentColumns = sql`
  t.id, t.creator_id as "creatorId", t.name, t.entry_cents as "entryCents", t.player_count as "playerCount",
  t.prize_distribution as "prizeDistribution", t.start_at as "startAt", t.status, t.participants,
  t.current_round as "currentRound", t.total_rounds as "totalRounds", t.champion_id as "championId",
  t.champion_title as "championTitle", t.cancelled_by as "cancelledBy",
  t.house_series as "houseSeries", t.format, t.time_control_s as "timeControlS", t.increment_s as "incrementS",
  t.minutes, t.version`

export async function insertTournament(
  trx: Db,
  row: Pick<
    TournamentRow,
    | 'id'
    | 'creatorId'
    | 'name'
    | 'entryCents'
    | 'playerCount'
    | 'prizeDistribution'
    | 'startAt'
    | 'totalRounds'
    | 'format'
    | 'timeControlS'
    | 'incrementS'
    | 'minutes'
  >,
  now: Date,
): Promise<void> {
  await sql`
    insert into tournaments (
      id, creator_id, name, entry_cents, player_count, prize_distribution, start_at, total_rounds, format,
      time_control_s, increment_s, minutes, created_at
    ) values (
      ${row.id}, ${row.creatorId}, ${row.name}, ${row.entryCents}, ${row.playerCount}, ${row.prizeDistribution},
      ${row.startAt}, ${row.totalRounds}, ${row.format}, ${row.timeControlS}::int, ${row.incrementS}::int,
      ${row.minutes}::int, ${now}
    )`.execute(trx)
}

export async function selectTournament(db: Db, id: string): Promise<TournamentRow | null> {
  const { rows } = await sql<TournamentRow>`
    select ${tournamentColumns} from tournaments t where t.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The pace of a tournament that has one of its own; null for a knock-out. */
export async function selectPace(db: Db, id: string): Promise<Pace | null> {
  const { rows } = await sql<Pace>`
    select time_control_s as "timeControlS", increment_s as "incrementS" from tournaments
    where id = ${id} and time_control_s is not null`.execute(db)
  return rows[0] ?? null
}

/** The names of these tournaments; omits unknown ids. */
export async function nameTournaments(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<Row<'tournaments', 'id' | 'name'>>`
    select id, name from tournaments where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Locks the tournament against all other changes until the transaction ends, and reads it. */
export async function lockTournament(trx: Db, id: string): Promise<TournamentRow | null> {
  const { rows } = await sql<TournamentRow>`
    select ${tournamentColumns} from tournaments t where t.id = ${id} for no key update`.execute(trx)
  return rows[0] ?? null
}

/** Locks the tournament against changes, but not against other share locks: for changes to its matches. */
export async function shareTournament(
  trx: Db,
  id: string,
): Promise<Pick<TournamentRow, 'status' | 'format'> | null> {
  const { rows } = await sql<Pick<TournamentRow, 'status' | 'format'>>`
    select status, format from tournaments where id = ${id} for share`.execute(trx)
  return rows[0] ?? null
}

/** Takes the same lock on the tournament of a game. */
export async function shareTournamentOfGame(trx: Db, gameId: string): Promise<void> {
  await sql`
    select from tournaments where id = (select tournament_id from tournament_matches where game_id = ${gameId})
    for share`.execute(trx)
}

/** An entry. `leftAt`: set if the user left. `number`: how often they entered. */
export type EntryRow = Row<'tournament_entries', 'userId' | 'leftAt' | 'number' | 'paidBy'> & { paid: Cents }

export async function selectEntry(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`
    select user_id as "userId", left_at as "leftAt", number, paid_cents as paid, paid_by as "paidBy"
    from tournament_entries where tournament_id = ${tournamentId} and user_id = ${userId}`.execute(db)
  return rows[0] ?? null
}

/** Enters a user in a locked tournament. Returns how often they entered, and the number of participants. */
export async function insertEntry(
  trx: Db,
  {
    tournamentId,
    userId,
    paid,
    paidBy,
    now,
  }: { tournamentId: string; userId: string; paid: Cents; paidBy: Payer; now: Date },
): Promise<{ number: number; participants: number }> {
  const { rows } = await sql<Row<'tournament_entries', 'number'> & Row<'tournaments', 'participants'>>`
    with entered as (
      insert into tournament_entries as known (tournament_id, user_id, entered_at, paid_cents, paid_by)
      values (${tournamentId}, ${userId}, ${now}, ${paid}, ${paidBy})
      on conflict (tournament_id, user_id) do update set entered_at = excluded.entered_at, left_at = null,
        number = known.number + 1, paid_cents = excluded.paid_cents, paid_by = excluded.paid_by
      returning number
    )
    update tournaments set participants = participants + 1, version = version + 1
    from entered where id = ${tournamentId} returning number, participants`.execute(trx)
  if (!rows[0]) throw new Error(`tournament ${tournamentId} is gone from the database`)
  return rows[0]
}

/** Removes a user from a locked tournament. Returns the number of participants left. */
export async function updateLeft(
  trx: Db,
  { tournamentId, userId, now }: { tournamentId: string; userId: string; now: Date },
): Promise<number> {
  const { rows } = await sql<Row<'tournaments', 'participants'>>`
    with gone as (
      update tournament_entries set left_at = ${now}
      where tournament_id = ${tournamentId} and user_id = ${userId} and left_at is null returning user_id
    )
    update tournaments set participants = participants - 1, version = version + 1
    from gone where id = ${tournamentId} returning participants`.execute(trx)
  if (!rows[0]) throw new Error(`${userId} is not in tournament ${tournamentId}`)
  return rows[0].participants
}

/** The entries, in the order in which wallets are locked. */
export async function selectEntries(db: Db, tournamentId: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select user_id as "userId", left_at as "leftAt", number, paid_cents as paid, paid_by as "paidBy"
    from tournament_entries e join accounts a on a.owner_id = e.user_id::text and a.kind = 'wallet'
    where tournament_id = ${tournamentId} and left_at is null order by a.id`.execute(db)
  return rows
}

export async function updateCancelled(
  trx: Db,
  { id, cancelledBy, now }: { id: string; cancelledBy: CancelledBy; now: Date },
): Promise<void> {
  await sql`
    update tournaments set status = 'CANCELLED', cancelled_by = ${cancelledBy}, ended_at = ${now},
      version = version + 1
    where id = ${id}`.execute(trx)
}

/** How many unfinished tournaments this user created. */
export async function countCreated(trx: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tournaments
    where creator_id = ${userId} and status in ('WAITING', 'IN_PROGRESS')`.execute(trx)
  return rows[0]?.count ?? 0
}

/** A tournament that a user is in and may still have to play in. */
export type OwnTournament = Pick<
  TournamentRow,
  'id' | 'name' | 'status' | 'startAt' | 'totalRounds' | 'format' | 'timeControlS' | 'incrementS' | 'minutes'
>

/** The unfinished tournaments that this user is entered in, and neither eliminated nor withdrawn from. */
export async function selectOwnTournaments(db: Db, userId: string): Promise<OwnTournament[]> {
  const { rows } = await sql<OwnTournament>`
    select t.id, t.name, t.status, t.start_at as "startAt", t.total_rounds as "totalRounds", t.format,
      t.time_control_s as "timeControlS", t.increment_s as "incrementS", t.minutes
    from tournament_entries e join tournaments t on t.id = e.tournament_id
    where e.user_id = ${userId} and e.left_at is null and t.status in ('WAITING', 'IN_PROGRESS')
      and not exists (
        select from tournament_matches m
        where t.format = 'KNOCKOUT' and m.tournament_id = t.id and m.status = 'COMPLETED' and m.winner_id is distinct from e.user_id
          and (m.player1_id = e.user_id or m.player2_id = e.user_id)
      )
      and not exists (
        select from swiss_players s
        where s.tournament_id = t.id and s.user_id = e.user_id and s.withdrawn_at is not null
      )`.execute(db)
  return rows
}

export async function selectIsEntered(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from tournament_entries
    where tournament_id = ${tournamentId}::uuid and user_id = ${userId} and left_at is null`.execute(db)
  return rows.length > 0
}

/** What an entry needs to know about its user. */
export async function selectApplicant(
  db: Db,
  userId: string,
): Promise<{ name: string | null; emailConfirmed: boolean }> {
  const { rows } = await sql<{ name: string | null; emailConfirmed: boolean }>`
    select name, email_confirmed_at is not null as "emailConfirmed" from users where id = ${userId}`.execute(
    db,
  )
  if (!rows[0]) throw new Error(`user ${userId} is gone from the database`)
  return rows[0]
}

/** Whether this user is entered in an unfinished tournament. */
export async function hasOpenEntry(trx: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from tournament_entries join tournaments on tournaments.id = tournament_id
    where user_id = ${userId} and left_at is null and status in ('WAITING', 'IN_PROGRESS') limit 1`.execute(
    trx,
  )
  return rows.length > 0
}

export type OwnEntry = { tournamentId: string } & Record<string, unknown>

/** All tournaments that a user entered or created, page by page; amounts in R$. */
export async function selectOwnEntries(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnEntry | null; limit: number },
): Promise<OwnEntry[]> {
  const { rows } = await sql<OwnEntry>`
    select e.tournament_id as "tournamentId", t.name, t.status, t.start_at as "startTime",
      t.creator_id = ${userId} as created, e.entered_at as "enteredAt", e.left_at as "leftAt", e.seed,
      (e.paid_cents / 100.0)::float8 as paid, e.paid_by as "paidBy", coalesce(p.place, s.place) as place,
      coalesce(p.amount_cents / 100.0, 0)::float8 as prize
    from tournament_entries e join tournaments t on t.id = e.tournament_id
    left join tournament_prizes p on p.tournament_id = t.id and p.user_id = e.user_id
    left join swiss_players s on s.tournament_id = t.id and s.user_id = e.user_id and t.status = 'FINISHED'
    where e.user_id = ${userId} and (${after?.tournamentId ?? null}::uuid is null
      or e.tournament_id > ${after?.tournamentId ?? null}::uuid)
    order by e.tournament_id limit ${limit}`.execute(db)
  return rows
}

/** The tournaments of a format whose start time has come. */
export async function selectDueStarts(
  db: Db,
  { format, now, limit }: { format: TournamentFormat; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<Row<'tournaments', 'id'>>`
    select id from tournaments where status = 'WAITING' and start_at <= ${now} and format = ${format}
    order by start_at, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

type EntrantRow = {
  playerId: string
  enteredAt: Date
  rating: number | null
  games: number
  isDeclared: boolean
}

/** The entrants, or only this one, with the ratings that seed them. */
export async function selectEntrants(
  db: Db,
  { id, speed, userId = null }: { id: string; speed: RatingClass; userId?: string | null },
): Promise<{ playerId: string; rating: number; enteredAtMs: number }[]> {
  const { rows } = await sql<EntrantRow>`
    select e.user_id as "playerId", rating, coalesce(games, 0) as games,
      coalesce(is_declared, false) as "isDeclared", entered_at as "enteredAt"
    from tournament_entries e left join ratings r on r.user_id = e.user_id and speed = ${speed}
    where tournament_id = ${id} and left_at is null and (${userId}::uuid is null or e.user_id = ${userId}::uuid)`.execute(
    db,
  )
  return rows.map(({ playerId, rating, games, isDeclared, enteredAt }) => ({
    playerId,
    rating: provenRating(rating === null ? undefined : { rating, games, isDeclared }),
    enteredAtMs: enteredAt.getTime(),
  }))
}

export async function updateSeeds(
  trx: Db,
  { id, seeded }: { id: string; seeded: readonly Pick<Seeded, 'playerId' | 'seed'>[] },
): Promise<void> {
  await sql`
    update tournament_entries e set seed = s.seed
    from unnest(
      ${seeded.map(({ playerId }) => playerId)}::uuid[], ${seeded.map(({ seed }) => seed)}::int[]
    ) as s (user_id, seed)
    where e.tournament_id = ${id} and e.user_id = s.user_id and e.seed is distinct from s.seed`.execute(trx)
}

export async function updateStarted(
  trx: Db,
  { id, totalRounds, now }: { id: string; totalRounds: number; now: Date },
): Promise<void> {
  await sql`
    update tournaments set status = 'IN_PROGRESS', current_round = 1, total_rounds = ${totalRounds},
      started_at = ${now}, round_at = ${now}, version = version + 1
    where id = ${id}`.execute(trx)
}

export async function updateRound(
  trx: Db,
  { id, round, now }: { id: string; round: number; now: Date },
): Promise<void> {
  await sql`
    update tournaments set current_round = ${round}, round_at = ${now}, version = version + 1
    where id = ${id}`.execute(trx)
}

export async function updateFinished(
  trx: Db,
  {
    id,
    championId,
    championTitle,
    now,
  }: { id: string; championId: string; championTitle: ChampionTitle; now: Date },
): Promise<void> {
  await sql`
    update tournaments set status = 'FINISHED', champion_id = ${championId},
      champion_title = ${championTitle}, ended_at = ${now},
      version = version + 1
    where id = ${id}`.execute(trx)
}

export async function addTitle(trx: Db, userId: string): Promise<void> {
  await sql`update users set titles = titles + 1 where id = ${userId}`.execute(trx)
}

/** The sum of the fees of all participants. */
export async function sumEntries(db: Db, id: string): Promise<Cents> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(paid_cents), 0)::bigint as total from tournament_entries
    where tournament_id = ${id} and left_at is null`.execute(db)
  return asCents(rows[0]?.total ?? 0n)
}

export async function insertPrizes(
  trx: Db,
  { id, prizes }: { id: string; prizes: readonly Prize[] },
): Promise<void> {
  await sql`
    insert into tournament_prizes (tournament_id, place, user_id, amount_cents)
    select ${id}, place, user_id, amount from unnest(
      ${prizes.map(({ place }) => place)}::int[], ${prizes.map(({ playerId }) => playerId)}::uuid[],
      ${prizes.map(({ amount }) => amount)}::bigint[]
    ) as won (place, user_id, amount)`.execute(trx)
}

/** Which of these users have a waiting or running match: they may not search for another game. */
export async function findInMatch(db: Db, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${userIds}::uuid[]) as wanted (id)
    where exists (select from tournament_matches where player1_id = wanted.id and status in ('PENDING', 'IN_PROGRESS'))
      or exists (select from tournament_matches where player2_id = wanted.id and status in ('PENDING', 'IN_PROGRESS'))`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** A tournament that should be running. `changedAt`: when it last changed. */
export type RunningTournament = Pick<
  TournamentRow,
  'id' | 'name' | 'status' | 'currentRound' | 'participants' | 'timeControlS' | 'incrementS'
> & {
  changedAt: Date
  openMatches: number
  escrow: Cents
}

/** The running tournaments and those that should have started, the longest unchanged first. */
export async function selectRunning(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<RunningTournament[]> {
  const { rows } = await sql<RunningTournament>`
    select t.id, t.name, t.status, t.current_round as "currentRound", t.participants,
      t.time_control_s as "timeControlS", t.increment_s as "incrementS",
      greatest(t.start_at, t.round_at, latest.at) as "changedAt", latest.open as "openMatches",
      coalesce(a.balance, 0) as escrow
    from tournaments t
    cross join lateral (
      select max(changed_at) as at,
        count(*) filter (where status in ('PENDING', 'IN_PROGRESS'))::int as open
      from tournament_matches where tournament_id = t.id
    ) latest
    left join accounts a on a.kind = 'escrow' and a.owner_id = t.id::text
    where t.status = 'IN_PROGRESS' or (t.status = 'WAITING' and t.start_at <= ${now})
    order by "changedAt" limit ${limit}`.execute(db)
  return rows
}
