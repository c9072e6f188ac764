import type { ReportKind } from '@lance/contract'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of the reports as operators see them, with the chat around them.

type Db = Kysely<Database>

export const REPORT_OUTCOMES = ['upheld', 'dismissed'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** A report is named by its game, its reporter and its kind. */
export type ReportName = { gameId: string; reporterId: string; kind: ReportKind }

/** A report. `messages`: how many the reported player wrote in its game. `who`, `why`: of the act that resolved it. */
export type ListedReport = Row<
  'reports',
  'gameId' | 'reporterId' | 'kind' | 'reportedId' | 'reportedAt' | 'outcome' | 'resolvedAt'
> & {
  reporterName: string | null
  reportedName: string | null
  messages: number
  who: string | null
  why: string | null
}

const listed = sql`
  select r.game_id as "gameId", r.reporter_id as "reporterId", r.kind, r.reported_id as "reportedId",
    r.reported_at as "reportedAt", r.outcome, r.resolved_at as "resolvedAt", one.name as "reporterName",
    two.name as "reportedName", a.who, a.why,
    (select count(*)::int from chat_messages m where m.game_id = r.game_id and m.sender_id = r.reported_id) as messages
  from reports r join users one on one.id = r.reporter_id join users two on two.id = r.reported_id
  left join operator_acts a on a.id = r.resolved_by`

/** Open reports, the oldest first, or resolved ones, the latest first. */
export async function selectReportPage(
  db: Db,
  {
    status,
    kind,
    after,
    limit,
  }: {
    status: 'open' | 'resolved'
    kind: ReportKind | null
    /** Time, game, reporter and kind of the last row of the page before. */
    after: readonly string[] | null
    limit: number
  },
): Promise<ListedReport[]> {
  const [at = null, gameId = null, reporterId = null, lastKind = null] = after ?? []
  const ofKind = kind === null ? sql`true` : sql`r.kind = ${kind}`
  const name = sql`r.game_id, r.reporter_id, r.kind`
  const last = sql`${gameId}::text, ${reporterId}::uuid, ${lastKind}::text`
  const page =
    status === 'open'
      ? sql`r.resolved_at is null and (${at}::timestamptz is null
          or (r.reported_at, ${name}) > (${at}::timestamptz, ${last})) order by r.reported_at, ${name}`
      : sql`r.resolved_at is not null and (${at}::timestamptz is null
          or (r.resolved_at <= ${at}::timestamptz
            and (r.resolved_at < ${at}::timestamptz or (${name}) > (${last})))) order by r.resolved_at desc, ${name}`
  const { rows } = await sql<ListedReport>`
    ${listed} where ${ofKind} and ${page} limit ${limit}`.execute(db)
  return rows
}

/** The reports about a player, the latest first. */
export async function selectReportsAbout(
  db: Db,
  { userId, limit }: { userId: string; limit: number },
): Promise<ListedReport[]> {
  const { rows } = await sql<ListedReport>`
    ${listed} where r.reported_id = ${userId} order by r.reported_at desc limit ${limit}`.execute(db)
  return rows
}

/** The reports that a player made, the latest first. */
export async function selectReportsBy(
  db: Db,
  { userId, limit }: { userId: string; limit: number },
): Promise<ListedReport[]> {
  const { rows } = await sql<ListedReport>`
    ${listed} where r.reporter_id = ${userId} order by r.reported_at desc limit ${limit}`.execute(db)
  return rows
}

/** The reports made in a game, in their order. */
export async function selectReportsOfGame(db: Db, gameId: string): Promise<ListedReport[]> {
  const { rows } = await sql<ListedReport>`
    ${listed} where r.game_id = ${gameId} order by r.reported_at`.execute(db)
  return rows
}

export type ReportedMessage = Row<'chat_messages', 'number' | 'senderId' | 'message' | 'sentAt'>

/** The latest messages of a game, in their order, as both players wrote them. */
export async function selectGameChat(
  db: Db,
  { gameId, limit }: { gameId: string; limit: number },
): Promise<ReportedMessage[]> {
  const { rows } = await sql<ReportedMessage>`
    select * from (
      select number, sender_id as "senderId", message, sent_at as "sentAt" from chat_messages
      where game_id = ${gameId} order by number desc limit ${limit}
    ) as latest order by number`.execute(db)
  return rows
}

/** What a report says now, locked until the transaction ends; null if there is no such report. */
export async function lockReport(
  trx: Db,
  { gameId, reporterId, kind }: ReportName,
): Promise<Row<'reports', 'reportedId' | 'outcome' | 'resolvedBy'> | null> {
  const { rows } = await sql<Row<'reports', 'reportedId' | 'outcome' | 'resolvedBy'>>`
    select reported_id as "reportedId", outcome, resolved_by as "resolvedBy" from reports
    where game_id = ${gameId} and reporter_id = ${reporterId} and kind = ${kind} for update`.execute(trx)
  return rows[0] ?? null
}

export async function updateResolved(
  trx: Db,
  {
    gameId,
    reporterId,
    kind,
    outcome,
    actId,
    now,
  }: ReportName & { outcome: ReportOutcome; actId: string; now: Date },
): Promise<void> {
  await sql`
    update reports set outcome = ${outcome}, resolved_by = ${actId}, resolved_at = ${now}
    where game_id = ${gameId} and reporter_id = ${reporterId} and kind = ${kind}`.execute(trx)
}
