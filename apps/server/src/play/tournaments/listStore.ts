import type { TournamentFilters } from '@lance/contract'
import type { Cents, RatingClass, TournamentStatus } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { normalised } from './bracketStore.ts'
import { playersLeft } from './roundStore.ts'
import type { TournamentRow } from './tournamentRow.ts'
import { tournamentColumns } from './tournamentStore.ts'

// SQL for showing tournaments. `viewerId` is the user who asks; null: a guest.

type Db = Kysely<Database>

/** A tournament with the further details that lists show. */
export type ShownTournament = TournamentRow & {
  creatorName: string | null
  championName: string | null
  isParticipant: boolean
  /** Null unless it is running. */
  playersLeft: number | null
}

const viewedColumns = (viewerId: string | null) => sql`
  ${tournamentColumns}, creator.name as "creatorName", champion.name as "championName", exists (
    select from tournament_entries e
    where e.tournament_id = t.id and e.user_id = ${viewerId}::uuid and e.left_at is null
  ) as "isParticipant"`

const shownColumns = (viewerId: string | null) => sql`
  ${viewedColumns(viewerId)}, case when t.status = 'IN_PROGRESS' then (
    select ${playersLeft} from tournament_matches m where m.tournament_id = t.id and m.round = t.current_round
  ) end as "playersLeft"`

const joined = sql`
  join users creator on creator.id = t.creator_id left join users champion on champion.id = t.champion_id`

/** Not with the players who are left: thousands read the same tournament at once. */
export async function selectShown(
  db: Db,
  { id, viewerId }: { id: string; viewerId: string | null },
): Promise<Omit<ShownTournament, 'playersLeft'> | null> {
  const { rows } = await sql<Omit<ShownTournament, 'playersLeft'>>`
    select ${viewedColumns(viewerId)} from tournaments t ${joined} where t.id = ${id}`.execute(db)
  return rows[0] ?? null
}

type PageQuery = TournamentFilters & {
  status?: TournamentStatus | undefined
  viewerId: string | null
  limit: number
  offset: number
}

/** A page of the chosen tournaments: waiting ones by their start, the next first; otherwise the latest first. */
export async function selectPage(
  db: Db,
  { status, format, fee, room, players, viewerId, limit, offset }: PageQuery,
): Promise<{ rows: ShownTournament[]; total: number }> {
  const conditions = [
    status !== undefined && sql`t.status = ${status}`,
    format !== undefined && sql`t.format = ${format}`,
    fee === 'free' && sql`t.entry_cents = 0`,
    fee === 'paid' && sql`t.entry_cents > 0`,
    room === 'true' && sql`t.participants < t.player_count`,
    players !== undefined && sql`t.format = 'KNOCKOUT' and t.player_count <= ${players}`,
    // The calendar has those of its own.
    status === 'WAITING' && sql`t.house_series is null`,
  ].filter((one) => one !== false)
  const chosen = sql.join([sql`true`, ...conditions], sql` and `)
  const order = status === 'WAITING' ? sql`t.start_at, t.id` : sql`t.start_at desc, t.id`
  const { rows } = await sql<ShownTournament>`
    select ${shownColumns(viewerId)} from (
      select * from tournaments t where ${chosen} order by ${order} limit ${limit} offset ${offset}
    ) t ${joined} order by ${order}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from tournaments t where ${chosen}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** A page of this user's unfinished tournaments: running ones first, then by start. */
export async function selectOwnPage(
  db: Db,
  { viewerId, limit, offset }: { viewerId: string; limit: number; offset: number },
): Promise<{ rows: ShownTournament[]; total: number }> {
  const { rows } = await sql<ShownTournament & { total: number }>`
    select ${shownColumns(viewerId)}, count(*) over ()::int as total
    from tournament_entries entry join tournaments t on t.id = entry.tournament_id ${joined}
    where entry.user_id = ${viewerId} and entry.left_at is null and t.status in ('WAITING', 'IN_PROGRESS')
    order by t.status, t.start_at, t.id limit ${limit} offset ${offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

const isOpenAfter = (now: Date) =>
  sql`t.status = 'WAITING' and t.start_at > ${now} and t.participants < t.player_count`

/** The next tournaments of players that still have places, by their start. */
export async function selectNextOpen(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<TournamentRow[]> {
  const { rows } = await sql<TournamentRow>`
    select ${tournamentColumns} from tournaments t where ${isOpenAfter(now)} and t.house_series is null
    order by t.start_at, t.id limit ${limit}`.execute(db)
  return rows
}

/** The next of each series of the calendar that still has places, by their start. */
export async function selectNextOfSeries(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<TournamentRow[]> {
  const { rows } = await sql<TournamentRow>`
    select * from (
      select distinct on (t.house_series) ${tournamentColumns} from tournaments t
      where ${isOpenAfter(now)} and t.house_series is not null order by t.house_series, t.start_at
    ) next order by "startAt", id limit ${limit}`.execute(db)
  return rows
}

type PageAfter = { after: string | null; limit: number }

/** Running or finished tournaments, the latest start first, after the one with this id. */
export async function selectBegun(
  db: Db,
  {
    status,
    viewerId,
    after,
    limit,
  }: { status: 'IN_PROGRESS' | 'FINISHED'; viewerId: string | null } & PageAfter,
): Promise<ShownTournament[]> {
  const last = sql`(select start_at from tournaments where id = ${after})`
  const rest = after === null ? sql`` : sql`and start_at <= ${last} and (start_at < ${last} or id > ${after})`
  const { rows } = await sql<ShownTournament>`
    select ${shownColumns(viewerId)} from (
      select * from tournaments where status = ${status} ${rest} order by start_at desc, id limit ${limit}
    ) t ${joined} order by t.start_at desc, t.id`.execute(db)
  return rows
}

/** All tournaments that this user is or was in, the latest entry first, after the one with this id. */
export async function selectEntered(
  db: Db,
  { viewerId, after, limit }: { viewerId: string } & PageAfter,
): Promise<ShownTournament[]> {
  const last = sql`(
    select entered_at from tournament_entries where tournament_id = ${after} and user_id = ${viewerId}
  )`
  const rest =
    after === null
      ? sql``
      : sql`and entered_at <= ${last} and (entered_at < ${last} or tournament_id > ${after})`
  const { rows } = await sql<ShownTournament>`
    select ${shownColumns(viewerId)} from (
      select tournament_id, entered_at from tournament_entries
      where user_id = ${viewerId} and left_at is null ${rest}
      order by entered_at desc, tournament_id limit ${limit}
    ) entry join tournaments t on t.id = entry.tournament_id ${joined}
    order by entry.entered_at desc, t.id`.execute(db)
  return rows
}

export type ShownParticipant = {
  userId: string
  name: string | null
  role: string
  titles: number
  seed: number | null
  rating: number | null
  deviation: number | null
  volatility: number | null
  rated_at: Date | null
}

/** The first participants, by seed after the start, by time of entry before; and the viewer, if entered. */
export async function selectParticipants(
  db: Db,
  {
    id,
    viewerId,
    limit,
    hasStarted,
    speed,
  }: { id: string; viewerId: string | null; limit: number; hasStarted: boolean; speed: RatingClass },
): Promise<ShownParticipant[]> {
  const first = hasStarted
    ? sql`and seed is not null order by seed limit ${limit}`
    : sql`order by entered_at, user_id limit ${limit}`
  const { rows } = await sql<ShownParticipant>`
    with shown as (
      (select * from tournament_entries where tournament_id = ${id} and left_at is null ${first})
      union
      select * from tournament_entries
      where tournament_id = ${id} and user_id = ${viewerId}::uuid and left_at is null
    )
    select user_id as "userId", name, role, titles, seed, rating, deviation, volatility, rated_at
    from shown join users on users.id = user_id
    left join (select * from ratings where speed = ${speed}) as rated using (user_id)
    order by seed, entered_at, user_id`.execute(db)
  return rows
}

/** The participants with a seed after this one, whose name contains `name`. Scans at most those of one tournament. */
export async function selectParticipantPage(
  db: Db,
  {
    id,
    after,
    name,
    limit,
    speed,
  }: { id: string; after: number; name: string | null; limit: number; speed: RatingClass },
): Promise<ShownParticipant[]> {
  const named =
    name === null
      ? sql``
      : sql`and strpos(${normalised(sql`users.name`)}, ${normalised(sql`${name}::text`)}) > 0`
  const { rows } = await sql<ShownParticipant>`
    select user_id as "userId", name, role, titles, seed, rating, deviation, volatility, rated_at
    from tournament_entries join users on users.id = user_id
    left join (select * from ratings where speed = ${speed}) as rated using (user_id)
    where tournament_id = ${id} and left_at is null and seed > ${after} ${named}
    order by seed limit ${limit}`.execute(db)
  return rows
}

export type ShownPrize = { place: number; userId: string; name: string | null; amount: Cents }

/** The prizes, first place first. */
export async function selectPrizes(db: Db, id: string): Promise<ShownPrize[]> {
  const { rows } = await sql<ShownPrize>`
    select place, user_id as "userId", name, amount_cents as amount
    from tournament_prizes join users on users.id = user_id where tournament_id = ${id} order by place`.execute(
    db,
  )
  return rows
}

export type FirstPlace = { place: number; userId: string; name: string | null }

/** The first places of an arena that is over, of players who scored. */
export async function selectArenaPlaces(
  db: Db,
  { tournamentId, limit }: { tournamentId: string; limit: number },
): Promise<FirstPlace[]> {
  const { rows } = await sql<FirstPlace>`
    select p.place, p.user_id as "userId", u.name from arena_players p join users u on u.id = p.user_id
    where p.tournament_id = ${tournamentId} and p.place <= ${limit} and p.points > 0 order by p.place`.execute(
    db,
  )
  return rows
}

/** The first players of a Swiss tournament's standings, in their order. */
export async function selectSwissPlaces(
  db: Db,
  { tournamentId, limit }: { tournamentId: string; limit: number },
): Promise<FirstPlace[]> {
  const { rows } = await sql<FirstPlace>`
    select s.rank as place, s.user_id as "userId", u.name from swiss_players s join users u on u.id = s.user_id
    where s.tournament_id = ${tournamentId} and s.rank <= ${limit} order by s.rank`.execute(db)
  return rows
}
