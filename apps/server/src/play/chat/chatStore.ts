import type { ReportKind } from '@lance/contract'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of the chat, and of the reports about it.

type Db = Kysely<Database>

export type StoredMessage = Row<
  'chat_messages',
  'number' | 'senderId' | 'messageId' | 'message' | 'sentAt'
> & {
  senderName: string | null
}

const columns = sql`
  m.number, m.sender_id as "senderId", u.name as "senderName", m.message_id as "messageId", m.message,
  m.sent_at as "sentAt"`

/**
 * Serializes the messages of one player and those in one game. The two locks are always taken in this order.
 */
export async function lockChat(trx: Db, { senderId, gameId }: { senderId: string; gameId: string }) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat of ${senderId}`}, 0))`.execute(trx)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat in ${gameId}`}, 0))`.execute(trx)
}

export async function selectMessage(
  trx: Db,
  { gameId, senderId, messageId }: { gameId: string; senderId: string; messageId: string },
): Promise<StoredMessage | null> {
  const { rows } = await sql<StoredMessage>`
    select ${columns} from chat_messages m join users u on u.id = m.sender_id
    where m.game_id = ${gameId} and m.sender_id = ${senderId} and m.message_id = ${messageId}`.execute(trx)
  return rows[0] ?? null
}

/** When the player sent their latest messages after `since`, latest first. */
export async function selectSentAt(
  trx: Db,
  { senderId, since, limit }: { senderId: string; since: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<Row<'chat_messages', 'sent_at'>>`
    select sent_at from chat_messages where sender_id = ${senderId} and sent_at > ${since}
    order by sent_at desc limit ${limit}`.execute(trx)
  return rows.map(({ sent_at }) => sent_at.getTime())
}

export async function countMessages(
  db: Db,
  { gameId, senderId }: { gameId: string; senderId: string },
): Promise<number> {
  const { rows } = await sql<{ messages: number }>`
    select count(*)::int as messages from chat_messages
    where game_id = ${gameId} and sender_id = ${senderId}`.execute(db)
  return rows[0]?.messages ?? 0
}

/** The caller holds the chat lock of this game. */
export async function insertMessage(
  trx: Db,
  message: { gameId: string; senderId: string; messageId: string; message: string; sentAt: Date },
): Promise<void> {
  const { gameId, senderId, messageId, sentAt } = message
  await sql`
    insert into chat_messages (game_id, number, sender_id, message_id, message, sent_at)
    select ${gameId}, coalesce(max(number), 0) + 1, ${senderId}, ${messageId}, ${message.message}, ${sentAt}
    from chat_messages where game_id = ${gameId}`.execute(trx)
}

/** The number of the last message of each of these games, in their order; 0 where there is none. */
export async function selectLastNumbers(db: Db, gameIds: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ last: number }>`/* last chat numbers */
    select coalesce((select max(number) from chat_messages where game_id = asked.id), 0) as last
    from unnest(${gameIds}::text[]) with ordinality as asked (id, place) order by place`.execute(db)
  return rows.map(({ last }) => last)
}

/** The messages after the known ones, in order, and whether the receiver has muted the sender. */
export async function selectNewerMessages(
  db: Db,
  { known, limit }: { known: readonly { gameId: string; number: number }[]; limit: number },
): Promise<(StoredMessage & { gameId: string; version: number; receiverId: string; isMuted: boolean })[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof selectNewerMessages>>[number]>`
    select ${columns}, m.game_id as "gameId", g.version, r.id as "receiverId",
      exists (select from chat_mutes where user_id = r.id and muted_id = m.sender_id) as "isMuted"
    from unnest(
      ${known.map(({ gameId }) => gameId)}::text[], ${known.map(({ number }) => number)}::int[]
    ) as known (game_id, number)
    join chat_messages m on m.game_id = known.game_id and m.number > known.number
    join games g on g.id = m.game_id
    join users u on u.id = m.sender_id
    join users r on r.id = case when g.white_id = m.sender_id then g.black_id else g.white_id end
    order by m.game_id, m.number limit ${limit}`.execute(db)
  return rows
}

type MessageTuple = [
  number: number,
  senderId: string,
  senderName: string | null,
  messageId: string,
  message: string,
  sentAtMs: number,
]

/** A game's chat, and the player who reads it. */
export type ChatReading = { gameId: string; readerId: string }

export type StoredChat = { isMuted: boolean; messages: StoredMessage[] }

/**
 * For each reading, in order: the latest messages of the game, oldest first, without those of an opponent
 * this player muted; null if there is no such game.
 */
export async function selectChats(
  db: Db,
  { readings, limit }: { readings: readonly ChatReading[]; limit: number },
): Promise<(StoredChat | null)[]> {
  const { rows } = await sql<{
    place: bigint
    isMuted: boolean
    messages: MessageTuple[]
  }>`/* chats of games */
    select place, muted.is_muted as "isMuted", (
      select coalesce(json_agg(json_build_array(
        m.number, m.sender_id, u.name, m.message_id, m.message, extract(epoch from m.sent_at) * 1000
      ) order by m.number), '[]')
      from (
        select * from chat_messages
        where game_id = g.id and (not muted.is_muted or sender_id = asked.reader_id)
        order by number desc limit ${limit}
      ) m join users u on u.id = m.sender_id
    ) as messages
    from unnest(
      ${readings.map(({ gameId }) => gameId)}::text[], ${readings.map(({ readerId }) => readerId)}::uuid[]
    ) with ordinality as asked (game_id, reader_id, place)
    join games g on g.id = asked.game_id, lateral (
      select exists (
        select from chat_mutes where user_id = asked.reader_id
          and muted_id = case when g.white_id = asked.reader_id then g.black_id else g.white_id end
      ) as is_muted
    ) muted`.execute(db)
  const found = new Map(
    rows.map(({ place, isMuted, messages }) => [
      Number(place),
      { isMuted, messages: messages.map(parseMessage) },
    ]),
  )
  return readings.map((_, index) => found.get(index + 1) ?? null)
}

function parseMessage([
  number,
  senderId,
  senderName,
  messageId,
  message,
  sentAtMs,
]: MessageTuple): StoredMessage {
  return { number, senderId, senderName, messageId, message, sentAt: new Date(sentAtMs) }
}

/** This user's opponent in a game; null if the user does not play it, undefined if there is no such game. */
export async function selectOpponent(
  db: Db,
  { gameId, userId }: { gameId: string; userId: string },
): Promise<string | null | undefined> {
  const { rows } = await sql<{ opponentId: string | null }>`
    select case ${userId}::uuid when white_id then black_id when black_id then white_id end as "opponentId"
    from games where id = ${gameId}`.execute(db)
  return rows[0]?.opponentId
}

type Mute = { userId: string; mutedId: string }

export async function insertMute(db: Db, { userId, mutedId }: Mute, now: Date): Promise<void> {
  await sql`
    insert into chat_mutes (user_id, muted_id, muted_at) values (${userId}, ${mutedId}, ${now})
    on conflict do nothing`.execute(db)
}

export async function deleteMute(db: Db, { userId, mutedId }: Mute): Promise<void> {
  await sql`delete from chat_mutes where user_id = ${userId} and muted_id = ${mutedId}`.execute(db)
}

/** Inserts one report per reporter, game and kind; a repeated one has no effect. */
export async function insertReport(
  db: Db,
  report: { gameId: string; reporterId: string; reportedId: string; kind: ReportKind; now: Date },
): Promise<void> {
  await sql`
    insert into reports (game_id, reporter_id, kind, reported_id, reported_at) values
    (${report.gameId}, ${report.reporterId}, ${report.kind}, ${report.reportedId}, ${report.now})
    on conflict do nothing`.execute(db)
}

export type OwnMessage = Row<'chat_messages', 'gameId' | 'number' | 'message' | 'sentAt'>

/** All messages of a user, in pages. */
export async function selectOwnMessages(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnMessage | null; limit: number },
): Promise<OwnMessage[]> {
  const { rows } = await sql<OwnMessage>`
    select game_id as "gameId", number, message, sent_at as "sentAt" from chat_messages
    where sender_id = ${userId} and (${after?.gameId ?? null}::text is null
      or (sent_at, game_id, number) < (${after?.sentAt ?? null}::timestamptz, ${after?.gameId ?? null}, ${after?.number ?? null}::int))
    order by sent_at desc, game_id desc, number desc limit ${limit}`.execute(db)
  return rows
}

export type OwnReport = Row<'reports', 'gameId' | 'kind' | 'reportedAt'>

export async function selectOwnReports(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnReport | null; limit: number },
): Promise<OwnReport[]> {
  const { rows } = await sql<OwnReport>`
    select game_id as "gameId", kind, reported_at as "reportedAt" from reports
    where reporter_id = ${userId} and (game_id, kind) > (${after?.gameId ?? ''}, ${after?.kind ?? ''})
    order by game_id, kind limit ${limit}`.execute(db)
  return rows
}

/** The users that this user muted, by id only. */
export async function selectOwnMutes(db: Db, userId: string): Promise<{ userId: string; mutedAt: Date }[]> {
  const { rows } = await sql<{ userId: string; mutedAt: Date }>`
    select muted_id as "userId", muted_at as "mutedAt" from chat_mutes
    where user_id = ${userId} order by muted_at, muted_id`.execute(db)
  return rows
}

/** Replaces an erased message. Its number stays, because clients count messages. */
const ERASED = '—'

/** Erases a user's messages, except in games where their chat was reported: the operator judges those. */
export async function eraseChatOf(trx: Db, userId: string): Promise<void> {
  await sql`
    update chat_messages set message = ${ERASED} where sender_id = ${userId} and not exists (
      select from reports where reports.game_id = chat_messages.game_id and reported_id = ${userId} and kind = 'chat'
    )`.execute(trx)
  await sql`delete from chat_mutes where user_id = ${userId}`.execute(trx)
  await sql`delete from chat_mutes where muted_id = ${userId}`.execute(trx)
}
