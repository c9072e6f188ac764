import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Device } from './readDevice.ts'

// SQL for sessions, access tokens and mail tokens. Every function takes the database or a transaction.

type Db = Kysely<Database>
type MailTokenKind = Database['mail_tokens']['kind']

export async function insertSession(
  db: Db,
  session: {
    id: string
    userId: string
    refreshHash: Buffer
    device: Device
    networkHash: Buffer
    createdAt: Date
    expiresAt: Date
  },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      refresh_hash: session.refreshHash,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      revoked_at: null,
      network_hash: session.networkHash,
      ...session.device,
    })
    .execute()
}

/** Whether this cookie belongs to a session, live or over, of the account with this address. */
export async function hadSession(
  db: Db,
  { email, refreshHash }: { email: string; refreshHash: Buffer },
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.refresh_hash', '=', refreshHash)
    .where('users.email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks and returns the live session of a cookie. */
export function findLiveSession(
  db: Db,
  { refreshHash, now }: { refreshHash: Buffer; now: Date },
): Promise<{ id: string; user_id: string; expires_at: Date } | undefined> {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'expires_at'])
    .where('refresh_hash', '=', refreshHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

/** Records that a session was used and from where, and extends it to `expiresAt` unless that is null. */
export async function recordSessionUse(
  db: Db,
  {
    sessionId,
    at,
    networkHash,
    expiresAt,
  }: { sessionId: string; at: Date; networkHash: Buffer; expiresAt: Date | null },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: at, network_hash: networkHash, ...(expiresAt && { expires_at: expiresAt }) })
    .where('id', '=', sessionId)
    .execute()
}

export type SessionRow = {
  id: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
} & Device

/** A user's live sessions, newest first. */
export function selectLiveSessions(
  db: Db,
  { userId, now, limit }: { userId: string; now: Date; limit: number },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'expires_at', 'used_at', 'browser', 'system'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Whether this is a session of the user, live or recently ended. */
export async function isSessionOf(
  db: Db,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds an access token and deletes the session's oldest beyond `keep`. */
export async function insertAccessToken(
  db: Db,
  token: { hash: Buffer; sessionId: string; expiresAt: Date; keep: number },
): Promise<void> {
  await db
    .insertInto('access_tokens')
    .values({ token_hash: token.hash, session_id: token.sessionId, expires_at: token.expiresAt })
    .execute()
  await sql`
    delete from access_tokens where token_hash in (
      select token_hash from access_tokens where session_id = ${token.sessionId}
      order by expires_at desc offset ${token.keep}
    )`.execute(db)
}

export type FoundCaller = { sessionId: string; userId: string; expiresAt: Date }

/**
 * The user and session of each of these access tokens, in their order; null where there is none. `expiresAt`
 * is the earlier end of the two.
 */
export async function findCallers(
  db: Db,
  { tokenHashes, now }: { tokenHashes: readonly Buffer[]; now: Date },
): Promise<(FoundCaller | null)[]> {
  const { rows } = await sql<FoundCaller & { place: bigint }>`/* callers of tokens */
    select place, session_id as "sessionId", user_id as "userId",
      least(token.expires_at, session.expires_at) as "expiresAt"
    from unnest(${tokenHashes}::bytea[]) with ordinality as asked (hash, place)
    join access_tokens token on token.token_hash = asked.hash
    join sessions session on session.id = token.session_id
    where token.expires_at > ${now} and session.expires_at > ${now} and session.revoked_at is null`.execute(
    db,
  )
  const found = new Map(rows.map(({ place, ...caller }) => [Number(place), caller]))
  return tokenHashes.map((_, index) => found.get(index + 1) ?? null)
}

/** Nearly always none: thousands of sessions are asked about every two seconds. */
export async function selectEndedSessionIds(
  db: Db,
  { sessionIds, now }: { sessionIds: readonly string[]; now: Date },
): Promise<string[]> {
  const { rows } = await sql<Row<'sessions', 'id'>>`
    select asked.id from unnest(${sessionIds}::uuid[]) as asked (id)
    where not exists (
      select from sessions where id = asked.id and revoked_at is null and expires_at > ${now}
    )`.execute(db)
  return rows.map(({ id }) => id)
}

export type EndedSession = { id: string; userId: string }

/** Ends live sessions and returns them: a user's, maybe all but one, that of a cookie, or one by its id. */
export async function revokeSessions(
  db: Db,
  which: { ofUser: string; butSessionId?: string } | { refreshHash: Buffer } | { sessionId: string },
  at: Date,
): Promise<EndedSession[]> {
  let query = db.updateTable('sessions').set({ revoked_at: at }).where('revoked_at', 'is', null)
  if ('ofUser' in which) {
    query = query.where('user_id', '=', which.ofUser)
    if (which.butSessionId !== undefined) query = query.where('id', '<>', which.butSessionId)
  } else if ('refreshHash' in which) query = query.where('refresh_hash', '=', which.refreshHash)
  else query = query.where('id', '=', which.sessionId)
  return query.returning(['id', 'user_id as userId']).execute()
}

/** Ends a user's sessions beyond the newest `keep` and returns their ids. */
export async function revokeOldestSessions(
  db: Db,
  { userId, keep, at }: { userId: string; keep: number; at: Date },
): Promise<string[]> {
  const { rows } = await sql<Row<'sessions', 'id'>>`
    update sessions set revoked_at = ${at} where id in (
      select id from sessions where user_id = ${userId} and revoked_at is null and expires_at > ${at}
      order by created_at desc, id offset ${keep}
    ) returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function insertMailToken(
  db: Db,
  token: { hash: Buffer; userId: string; kind: MailTokenKind; mailId: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('mail_tokens')
    .values({
      token_hash: token.hash,
      user_id: token.userId,
      kind: token.kind,
      mail_id: token.mailId,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute()
}

/** How many mails of a kind to a user, other than this one, have a token that has not expired. */
export async function countOtherLiveMails(
  db: Db,
  { userId, kind, now, mailId }: { userId: string; kind: MailTokenKind; now: Date; mailId: string },
): Promise<number> {
  const row = await db
    .selectFrom('mail_tokens')
    .select(({ fn }) => fn.count<bigint>('mail_id').distinct().as('mails'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .where('mail_id', '<>', mailId)
    .executeTakeFirstOrThrow()
  return Number(row.mails)
}

type MailTokenKey = { hash: Buffer; kind: MailTokenKind; now: Date }

export function findMailToken(
  db: Db,
  { hash, kind, now }: MailTokenKey,
): Promise<{ user_id: string } | undefined> {
  return db
    .selectFrom('mail_tokens')
    .select('user_id')
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses up a token, once, together with all others of its kind and user. Returns the user's id. */
export async function useMailToken(db: Db, { hash, kind, now }: MailTokenKey): Promise<string | undefined> {
  const used = await db
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  if (used) await voidMailTokens(db, { userId: used.user_id, kind, at: now })
  return used?.user_id
}

export async function voidMailTokens(
  db: Db,
  { userId, kind, at }: { userId: string; kind: MailTokenKind; at: Date },
): Promise<void> {
  await db
    .updateTable('mail_tokens')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute()
}

/** Deletes what has expired: access tokens at once, sessions and mail tokens if expired before `longAgo`. */
export async function deleteExpired(
  db: Db,
  { now, longAgo, atOnceMax }: { now: Date; longAgo: Date; atOnceMax: number },
): Promise<void> {
  await sql`delete from access_tokens where token_hash in
    (select token_hash from access_tokens where expires_at < ${now} limit ${atOnceMax})`.execute(db)
  await sql`delete from mail_tokens where token_hash in
    (select token_hash from mail_tokens where expires_at < ${longAgo} limit ${atOnceMax})`.execute(db)
  await sql`delete from sessions where id in
    (select id from sessions where expires_at < ${longAgo} limit ${atOnceMax})`.execute(db)
}

/** A user's current and recent sessions, without their secrets. */
export async function selectOwnSessions(
  db: Db,
  userId: string,
  { limit }: { limit: number },
): Promise<object[]> {
  const { rows } = await sql<object>`
    select created_at as "begunAt", used_at as "lastRenewedAt", expires_at as "endsAt", revoked_at as "endedAt",
      browser, system from sessions
    where user_id = ${userId} order by created_at desc, id limit ${limit}`.execute(db)
  return rows
}

/** Deletes all sessions and mail tokens of a user, and returns the ids of the sessions. */
export async function deleteSessionsOf(trx: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<Row<'sessions', 'id'>>`
    delete from sessions where user_id = ${userId} returning id`.execute(trx)
  await sql`delete from mail_tokens where user_id = ${userId}`.execute(trx)
  return rows.map(({ id }) => id)
}
