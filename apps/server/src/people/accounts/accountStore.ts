import { type PresenceStatus, RATING_CLASSES, type Rating } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for accounts; the SQL for their sessions and tokens is in sessionStore.ts. Every function takes the
// database or a transaction.

type Db = Kysely<Database>

export type Account = {
  id: string
  email: string
  password_hash: string
  email_confirmed_at: Date | null
  language: string
}

/** Accounts that are not closed: only those have an address and a password. */
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

/** When an account was closed; undefined if it doesn't exist. `held` locks it until the transaction ends. */
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

/** Returns the new user's id, or undefined when the address has an account, also a concurrent new one. */
export async function insertUser(
  db: Db,
  user: {
    email: string
    name: string
    passwordHash: string
    language: string
    createdAt: Date
    emailConfirmedAt?: Date
    introductionDue?: boolean
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
      introduction_due: user.introductionDue ?? false,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Locks the user's row if the password is still the one that was checked, so that no session begins with a
 * password that has since been changed. Returns whether it was.
 */
export async function lockIfPasswordUnchanged(
  db: Db,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the language in which the user uses the product. */
export async function setLanguage(
  db: Db,
  { userId, language }: { userId: string; language: string },
): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute()
}

/**
 * Replaces a password's hash; with `from`, only if that is still the stored hash. `changedAt`: when the
 * owner chose another password; left out when the same password is rehashed.
 */
export async function replacePasswordHash(
  db: Db,
  { userId, from, to, changedAt }: { userId: string; from?: string; to: string; changedAt?: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ password_hash: to, ...(changedAt && { password_changed_at: changedAt }) })
    .where('id', '=', userId)
    .$if(from !== undefined, (query) => query.where('password_hash', '=', from as string))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** An undefined country leaves the stored one unchanged. */
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

/** Locks the user's row until the transaction ends. */
export async function lockUser(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Null when the player has no rated game at that speed. */
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
  introduction_due: boolean
  status: PresenceStatus | null
  current_game_id: string | null
} & StoredRating

/** A user with their row of `players_online` and their rapid rating, if any. */
export function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('players_online as online', 'online.id', 'users.id')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.user_id', '=', 'users.id').on('ratings.speed', '=', 'rapid'),
    )
    .select(['users.id', 'email', 'name', 'role', 'titles', 'phone', 'country', 'score'])
    .select(['email_confirmed_at', 'introduction_due', 'online.status', 'online.current_game_id'])
    .select(ratingColumns)
    .where('users.id', '=', userId)
    .where('closed_at', 'is', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst()
}

/** When what guards an account was last changed; a password also by a reset. Null: never. */
export type TrustChanges = {
  passwordChangedAt: Date | null
  emailChangedAt: Date | null
  factorsChangedAt: Date | null
}

/** What trust in an account depends on. */
export async function readTrust(
  db: Db,
  userId: string,
): Promise<{ emailConfirmedAt: Date | null; createdAt: Date } & TrustChanges> {
  // The previous version records only the use of a link.
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .select([
      'email_confirmed_at as emailConfirmedAt',
      'email_changed_at as emailChangedAt',
      'created_at as createdAt',
      'factors_changed_at as factorsChangedAt',
      sql<Date | null>`greatest(password_changed_at, (
        select max(used_at) from mail_tokens
        where mail_tokens.user_id = users.id and kind = 'reset_password'
      ))`.as('passwordChangedAt'),
    ])
    .executeTakeFirstOrThrow()
}

/** Ends a new user's introduction; false if it has ended before. */
export async function endIntroductionOf(trx: Db, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users set introduction_due = false
    where id = ${userId} and introduction_due and closed_at is null`.execute(trx)
  return numAffectedRows === 1n
}

/** Stores the rating that the user declared, for each speed at which they haven't played. */
export async function insertDeclaredRatings(
  trx: Db,
  { userId, rating, nowMs }: { userId: string; rating: Rating; nowMs: number },
): Promise<void> {
  await sql`
    insert into ratings (user_id, speed, rating, deviation, volatility, games, rated_at, is_declared)
    select ${userId}, speed, ${rating.rating}, ${rating.deviation}, ${rating.volatility}, 0, ${new Date(nowMs)}, true
    from unnest(${[...RATING_CLASSES]}::text[]) as speed
    on conflict (user_id, speed) do nothing`.execute(trx)
}

/** What users may see of their own row: everything but the password's hash. */
export async function selectOwnAccount(db: Db, userId: string): Promise<object | null> {
  const { rows } = await sql<object>`
    select id, email, name, role, country, phone, language, score, titles, created_at as "createdAt",
      introduction_due as "introductionDue",
      email_confirmed_at as "emailConfirmedAt", password_changed_at as "passwordChangedAt",
      factors_changed_at as "factorsChangedAt", (
        select coalesce(json_agg(json_build_object(
          'speed', speed, 'rating', rating, 'deviation', deviation, 'games', games, 'ratedAt', rated_at,
          'isDeclared', is_declared
        ) order by speed), '[]') from ratings where user_id = users.id
      ) as ratings
    from users where id = ${userId}`.execute(db)
  return rows[0] ?? null
}

/** Clears everything in a locked account's row that identifies its owner. */
export async function closeAccountRow(trx: Db, { userId, at }: { userId: string; at: Date }): Promise<void> {
  await sql`delete from rating_history where user_id = ${userId}`.execute(trx)
  await sql`delete from ratings where user_id = ${userId}`.execute(trx)
  await sql`
    update users set email = null, password_hash = null, name = null, country = null, phone = null, language = default,
      role = default, score = 0, titles = 0, email_confirmed_at = null, email_changed_at = null, password_changed_at = null,
      factors_changed_at = null,
      closed_at = ${at}
    where id = ${userId}`.execute(trx)
}
