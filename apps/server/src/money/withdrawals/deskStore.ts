import { asCents, type Cents } from '@lance/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Sealer } from '../../kernel/sealing/sealer.ts'
import { findByWords } from '../../people/directory/index.ts'
import { openKey, type StoredKey } from './sealedColumns.ts'
import type { WithdrawalStatus } from './withdrawalStore.ts'

// SQL of withdrawals for the operators' desk.

type Db = Kysely<Database>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The most open suspicions of an applicant that are counted. */
const SUSPICIONS_MAX = 100

export type ListedWithdrawal = Row<
  'withdrawals',
  'id' | 'userId' | 'pixKind' | 'status' | 'createdAt' | 'settledAt' | 'takenBy'
> & {
  amount: Cents
  userName: string | null
  accountCreatedAt: Date
  isFrozen: boolean
  suspicions: number
}

const listed = sql`
  w.id, w.user_id as "userId", u.name as "userName", w.amount_cents as amount, w.pix_kind as "pixKind", w.status,
  w.created_at as "createdAt", w.settled_at as "settledAt", w.taken_by as "takenBy",
  u.created_at as "accountCreatedAt",
  exists (select from frozen_accounts f where f.user_id = w.user_id) as "isFrozen",
  (select count(*)::int from (
    select from suspicions s where s.closed_at is null and s.user_id = w.user_id limit ${SUSPICIONS_MAX}
  ) as open) as suspicions`

export type WithdrawalQuery = {
  status: WithdrawalStatus | 'waiting' | 'all'
  text: string | null
  amountCents: number | null
  /** Time and id of the last row of the page before. */
  after: readonly string[] | null
  limit: number
}

/**
 * Those that wait for an operator, the oldest first, or others, the latest first. A text is an id, an address, or
 * words of the applicant's name or address.
 */
export async function selectWithdrawalPage(db: Db, query: WithdrawalQuery): Promise<ListedWithdrawal[]> {
  const { status, text, amountCents, after, limit } = query
  const [at = null, id = null] = after ?? []
  const isQueue = status === 'waiting'
  const conditions: RawBuilder<unknown>[] = [
    isQueue
      ? sql`w.status in ('asked', 'approved', 'sending')`
      : status === 'all'
        ? sql`true`
        : sql`w.status = ${status}`,
    ...(text === null ? [] : [await matchText(db, text)]),
    ...(amountCents === null ? [] : [sql`w.amount_cents = ${amountCents}`]),
  ]
  if (at !== null)
    conditions.push(
      isQueue
        ? sql`(w.created_at, w.id) > (${at}::timestamptz, ${id}::uuid)`
        : sql`(w.created_at, w.id) < (${at}::timestamptz, ${id}::uuid)`,
    )
  const order = isQueue ? sql`w.created_at, w.id` : sql`w.created_at desc, w.id desc`
  const { rows } = await sql<ListedWithdrawal>`
    select ${listed} from withdrawals w join users u on u.id = w.user_id
    where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}`.execute(db)
  return rows
}

async function matchText(db: Db, text: string): Promise<RawBuilder<unknown>> {
  if (UUID.test(text)) return sql`(w.id = ${text} or w.user_id = ${text})`
  const { rows } = await sql<{ id: string }>`
    select id from users where email = ${text.toLowerCase()}`.execute(db)
  const owner = rows[0]?.id ?? null
  return owner === null ? findByWords(db, { text, column: sql`w.user_id` }) : sql`w.user_id = ${owner}`
}

export type WithdrawalDetail = ListedWithdrawal &
  Row<'withdrawals', 'approvedAt' | 'takenAt' | 'told'> &
  Row<'users', 'email' | 'emailConfirmedAt' | 'closedAt'> &
  Row<'users', 'passwordChangedAt' | 'emailChangedAt' | 'factorsChangedAt'> &
  Row<'payees', 'keyChangedAt'> & { cpf: string; pixKey: string }

export async function selectWithdrawalDetail(
  db: Db,
  { sealer, id }: { sealer: Sealer; id: string },
): Promise<WithdrawalDetail | null> {
  const { rows } = await sql<Omit<WithdrawalDetail, 'cpf' | 'pixKey'> & StoredKey>`
    select ${listed}, w.approved_at as "approvedAt", w.taken_at as "takenAt", w.told, w.cpf,
      w.cpf_sealed as "cpfSealed", w.pix_key as "pixKey", w.pix_key_sealed as "pixKeySealed", u.email,
      u.email_confirmed_at as "emailConfirmedAt", u.closed_at as "closedAt",
      u.password_changed_at as "passwordChangedAt", u.email_changed_at as "emailChangedAt",
      u.factors_changed_at as "factorsChangedAt", p.key_changed_at as "keyChangedAt"
    from withdrawals w join users u on u.id = w.user_id left join payees p on p.user_id = w.user_id
    where w.id = ${id}`.execute(db)
  const [stored] = rows
  if (!stored) return null
  const { cpfSealed: _cpf, pixKeySealed: _key, ...row } = stored
  return { ...row, ...openKey(sealer, { table: 'withdrawals', id, userId: stored.userId }, stored) }
}

/** The withdrawals of these ids, in any order. */
export async function selectWithdrawalsById(db: Db, ids: readonly string[]): Promise<ListedWithdrawal[]> {
  const { rows } = await sql<ListedWithdrawal>`
    select ${listed} from withdrawals w join users u on u.id = w.user_id
    where w.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

export async function selectEarlierWithdrawals(
  db: Db,
  { userId, except, limit }: { userId: string; except: string; limit: number },
): Promise<ListedWithdrawal[]> {
  const { rows } = await sql<ListedWithdrawal>`
    select ${listed} from withdrawals w join users u on u.id = w.user_id
    where w.user_id = ${userId} and w.id <> ${except} order by w.created_at desc, w.id limit ${limit}`.execute(
    db,
  )
  return rows
}

export type Loser = { userId: string; name: string | null; games: number; lost: Cents; lastAt: Date | null }

/** The players who lost most to this one in wagered games. */
export async function selectLosers(
  db: Db,
  { userId, limit }: { userId: string; limit: number },
): Promise<Loser[]> {
  const { rows } = await sql<Omit<Loser, 'lost'> & { lost: bigint }>`
    select loser.id as "userId", loser.name, count(*)::int as games, sum(wager_cents)::bigint as lost,
      max(ended_at) as "lastAt"
    from games join users loser on loser.id = case when white_id = ${userId} then black_id else white_id end
    where (white_id = ${userId} or black_id = ${userId}) and winner_id = ${userId} and wager_cents > 0
    group by loser.id, loser.name order by sum(wager_cents) desc, loser.id limit ${limit}`.execute(db)
  return rows.map(({ lost, ...row }) => ({ ...row, lost: asCents(lost) }))
}

/** What a user was paid by withdrawals. */
export async function sumPaid(db: Db, userId: string): Promise<Cents> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(amount_cents), 0)::bigint as total from withdrawals
    where user_id = ${userId} and status = 'paid'`.execute(db)
  return asCents(rows[0]?.total ?? 0n)
}
