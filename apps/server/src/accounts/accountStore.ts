import type { PresenceStatus } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

// All SQL of accounts. Every verb takes the database or a transaction on it.

type Db = Kysely<Database>
type MailTokenKind = Database['mail_tokens']['kind']

export type Account = {
  id: string
  email: string
  password_hash: string
  email_confirmed_at: Date | null
  language: string
}

/** Accounts that are not closed: those have an address and a password. */
const openAccounts = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'email_confirmed_at', 'language'])
    .where('closed_at', 'is', null)
    .$narrowType<{ email: string; password_hash: string }>()

export function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return openAccounts(db).where('email', '=', email).executeTakeFirst()
}

export function findAccount(db: Db, userId: string): Promise<Account | undefined> {
  return openAccounts(db).where('id', '=', userId).executeTakeFirst()
}

/** Since when an account is closed; undefined where there is none. `held`: until the transaction ends. */
export async function findClosed(
  db: Db,
  userId: string,
  { held = false }: { held?: boolean } = {},
): Promise<{ closedAt: Date | null } | undefined> {
  return db
    .selectFrom('users')
    .select('closed_at as closedAt')
    .where('id', '=', userId)
    .$if(held, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
}

/** Gives the new user's id, or nothing where the address has an account: of two at once, one. */
export async function insertUser(
  db: Db,
  user: {
    email: string
    name: string
    passwordHash: string
    language: string
    createdAt: Date
    emailConfirmedAt?: Date
  },
): Promise<string | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      language: user.language,
      country: null,
      phone: null,
      created_at: user.createdAt,
      email_confirmed_at: user.emailConfirmedAt ?? null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Locks the user's row and notes his language, if the password is still the one that was checked: a session never
 * begins with a password that was changed meanwhile.
 */
export async function holdPassword(
  db: Db,
  { userId, passwordHash, language }: { userId: string; passwordHash: string; language: string },
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ language })
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces a password's hash; where `from` is given, only if that is still the one. */
export async function replacePasswordHash(
  db: Db,
  { userId, from, to }: { userId: string; from?: string; to: string },
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .$if(from !== undefined, (query) => query.where('password_hash', '=', from as string))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A country that is undefined stays as it is. */
export async function updateProfile(
  db: Db,
  { userId, ...profile }: { userId: string; name: string; country: string | null | undefined },
): Promise<void> {
  await db.updateTable('users').set(profile).where('id', '=', userId).where('closed_at', 'is', null).execute()
}

export async function confirmEmailOf(db: Db, { userId, at }: { userId: string; at: Date }): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_confirmed_at: at })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute()
}

export async function insertSession(
  db: Db,
  session: { id: string; userId: string; refreshHash: Buffer; createdAt: Date; expiresAt: Date },
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
    })
    .execute()
}

/** Whether this is the cookie of a session of the account with this address, also of one that is over. */
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

/** A session that goes on, locked, by its cookie. */
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

export async function extendSession(
  db: Db,
  { sessionId, expiresAt }: { sessionId: string; expiresAt: Date },
): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', sessionId).execute()
}

/** Adds an access token, and takes away the oldest beyond `keep` of the session. */
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

/** Who speaks by an access token; `expires_at` is its end or the session's, whichever comes first. */
export function findSpeaker(
  db: Db,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<{ session_id: string; user_id: string; expires_at: Date } | undefined> {
  return db
    .selectFrom('access_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .select([
      'token.session_id',
      'session.user_id',
      sql<Date>`least(token.expires_at, session.expires_at)`.as('expires_at'),
    ])
    .where('token.token_hash', '=', tokenHash)
    .where('token.expires_at', '>', now)
    .where('session.expires_at', '>', now)
    .where('session.revoked_at', 'is', null)
    .executeTakeFirst()
}

export async function selectLiveSessionIds(
  db: Db,
  { sessionIds, now }: { sessionIds: readonly string[]; now: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends sessions and gives their ids: those of a user but one, the one of a cookie, or one by its id. */
export async function revokeSessions(
  db: Db,
  which: { ofUser: string; butSessionId?: string } | { refreshHash: Buffer } | { sessionId: string },
  at: Date,
): Promise<string[]> {
  let query = db.updateTable('sessions').set({ revoked_at: at }).where('revoked_at', 'is', null)
  if ('ofUser' in which) {
    query = query.where('user_id', '=', which.ofUser)
    if (which.butSessionId !== undefined) query = query.where('id', '<>', which.butSessionId)
  } else if ('refreshHash' in which) query = query.where('refresh_hash', '=', which.refreshHash)
  else query = query.where('id', '=', which.sessionId)
  const rows = await query.returning('id').execute()
  return rows.map(({ id }) => id)
}

/** Ends a user's oldest sessions beyond the newest `keep`, and gives their ids. */
export async function revokeOldestSessions(
  db: Db,
  { userId, keep, at }: { userId: string; keep: number; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
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

/** Makes others who lock this user wait until the transaction ends. */
export async function lockUser(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** How many mails of a kind, other than this one, went to a user and have a token that has not ended by time. */
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

/** Uses a token up, once, and with it all others of its kind and user. Gives whose it was. */
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

/** Null where he has not played a rated game of that class. */
export type StoredRating = {
  rating: number | null
  deviation: number | null
  volatility: number | null
  rated_at: Date | null
}

const ratingColumns = ['rating', 'deviation', 'volatility', 'rated_at'] as const

export type UserRow = {
  id: string
  email: string
  name: string | null
  role: 'FREEMIUM' | 'PREMIUM'
  titles: number
  phone: string | null
  country: string | null
  score: number
  email_confirmed_at: Date | null
  status: PresenceStatus | null
  current_game_id: string | null
} & StoredRating

/** A user with his row of `players_online` and his rapid rating, where there are such. */
export function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('players_online as online', 'online.id', 'users.id')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.user_id', '=', 'users.id').on('ratings.speed', '=', 'rapid'),
    )
    .select(['users.id', 'email', 'name', 'role', 'titles', 'phone', 'country', 'score'])
    .select(['email_confirmed_at', 'online.status', 'online.current_game_id', ...ratingColumns])
    .where('users.id', '=', userId)
    .where('closed_at', 'is', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst()
}

/** Deletes what has ended: access tokens at once, sessions and mail tokens when they ended before `longAgo`. */
export async function deleteEnded(
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

/** What an account has shown of itself; `passwordResetAt`: when a password was last set by a link or changed. */
export async function readTrust(
  db: Db,
  userId: string,
): Promise<{ emailConfirmedAt: Date | null; createdAt: Date; passwordResetAt: Date | null }> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select((eb) => [
      'email_confirmed_at as emailConfirmedAt',
      'created_at as createdAt',
      eb
        .selectFrom('mail_tokens')
        .whereRef('mail_tokens.user_id', '=', 'users.id')
        .where('kind', '=', 'reset_password')
        .select((token) => token.fn.max('used_at').as('at'))
        .as('passwordResetAt'),
    ])
    .executeTakeFirstOrThrow()
  return row
}

/** What a user may know of his own row: all but the password's hash. */
export async function selectOwnAccount(db: Db, userId: string): Promise<object | null> {
  const { rows } = await sql<object>`
    select id, email, name, role, country, phone, language, score, titles, created_at as "createdAt",
      email_confirmed_at as "emailConfirmedAt", (
        select coalesce(json_agg(json_build_object(
          'speed', speed, 'rating', rating, 'deviation', deviation, 'games', games, 'ratedAt', rated_at
        ) order by speed), '[]') from ratings where user_id = users.id
      ) as ratings
    from users where id = ${userId}`.execute(db)
  return rows[0] ?? null
}

/** Where a user is and was signed in of late, without what signs in. */
export async function selectOwnSessions(
  db: Db,
  userId: string,
  { limit }: { limit: number },
): Promise<object[]> {
  const { rows } = await sql<object>`
    select created_at as "begunAt", expires_at as "endsAt", revoked_at as "endedAt" from sessions
    where user_id = ${userId} order by created_at desc, id limit ${limit}`.execute(db)
  return rows
}

/** Ends all sessions of a user and gives the ids of those that went on; mails that wait for him are not sent. */
export async function deleteSessionsOf(trx: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from sessions where user_id = ${userId} returning id`.execute(trx)
  await sql`delete from mail_tokens where user_id = ${userId}`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Takes from a held account's row whatever says whose it was. */
export async function closeAccountRow(trx: Db, { userId, at }: { userId: string; at: Date }): Promise<void> {
  await sql`delete from rating_history where user_id = ${userId}`.execute(trx)
  await sql`delete from ratings where user_id = ${userId}`.execute(trx)
  await sql`
    update users set email = null, password_hash = null, name = null, country = null, phone = null, language = default,
      role = default, score = 0, titles = 0, email_confirmed_at = null, closed_at = ${at}
    where id = ${userId}`.execute(trx)
}
