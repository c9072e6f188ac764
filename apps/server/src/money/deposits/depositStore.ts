import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { DisputeTable } from '../payments/index.ts'

// All SQL of deposits.

type Db = Kysely<Database>

export const DISPUTES: DisputeTable = { table: 'deposit_disputes', of: 'deposit_id' }

export type DepositStatus = DepositRow['status']

/** A deposit as stored. `language`: of its page; null if the previous version stored none. */
export type DepositRow = Row<
  'deposits',
  | 'id'
  | 'userId'
  | 'currency'
  | 'provider'
  | 'isLive'
  | 'language'
  | 'status'
  | 'checkoutId'
  | 'checkoutUrl'
  | 'paymentRef'
  | 'createdAt'
  | 'expiresAt'
  | 'reversals'
> & {
  amount: Cents
  refunded: Cents
  reversed: Cents
}

/** The columns of a `DepositRow`. */
export const columns = sql`
  id, user_id as "userId", amount_cents as amount, currency, provider, is_live as "isLive", language, status,
  checkout_id as "checkoutId", checkout_url as "checkoutUrl", payment_ref as "paymentRef",
  created_at as "createdAt", expires_at as "expiresAt", refunded_cents as refunded, reversed_cents as reversed, reversals`

export type NewDeposit = Pick<
  DepositRow,
  'id' | 'userId' | 'amount' | 'provider' | 'isLive' | 'language' | 'createdAt' | 'expiresAt'
>

/** `askAt`: when to poll the provider about it, in case we hear nothing. */
export async function insertDeposit(trx: Db, deposit: NewDeposit & { askAt: Date }): Promise<void> {
  const { id, userId, amount, provider, isLive, language, createdAt, expiresAt, askAt } = deposit
  await sql`
    insert into deposits (id, user_id, amount_cents, provider, is_live, language, created_at, expires_at, ask_at)
    values (
      ${id}, ${userId}, ${amount}, ${provider}, ${isLive}, ${language}, ${createdAt}, ${expiresAt}, ${askAt}
    )`.execute(trx)
}

export async function selectDeposit(db: Db, id: string): Promise<DepositRow | null> {
  const { rows } = await sql<DepositRow>`select ${columns} from deposits where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Reads a deposit and locks it until the transaction ends. */
export async function lockDeposit(trx: Db, id: string): Promise<DepositRow | null> {
  const { rows } = await sql<DepositRow>`
    select ${columns} from deposits where id = ${id} for update`.execute(trx)
  return rows[0] ?? null
}

export async function lockDepositOfPayment(
  trx: Db,
  { provider, paymentRef }: { provider: string; paymentRef: string },
): Promise<DepositRow | null> {
  const { rows } = await sql<DepositRow>`
    select ${columns} from deposits where provider = ${provider} and payment_ref = ${paymentRef}
    for update`.execute(trx)
  return rows[0] ?? null
}

export async function ownsPayment(
  db: Db,
  { provider, paymentRef }: { provider: string; paymentRef: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from deposits where provider = ${provider} and payment_ref = ${paymentRef}`.execute(db)
  return rows.length > 0
}

/** Sets a status that moves no money. `askAt`: null if there is nothing more to poll. */
export async function updateStatus(
  trx: Db,
  { id, status, askAt }: { id: string; status: Exclude<DepositStatus, 'paid'>; askAt: Date | null },
): Promise<void> {
  await sql`update deposits set status = ${status}, ask_at = ${askAt} where id = ${id}`.execute(trx)
}

export async function updateCredited(
  trx: Db,
  { id, now, askAt, restsUntil }: { id: string; now: Date; askAt: Date; restsUntil: Date | null },
): Promise<void> {
  await sql`
    update deposits set status = 'paid', credited_at = ${now}, ask_at = ${askAt}, rests_until = ${restsUntil}
    where id = ${id}`.execute(trx)
}

export async function updateRefunded(
  trx: Db,
  { id, refunded }: { id: string; refunded: Cents },
): Promise<void> {
  await sql`
    update deposits set refunded_cents = greatest(refunded_cents, ${refunded}::bigint) where id = ${id}`.execute(
    trx,
  )
}

export async function updateReversed(
  trx: Db,
  { id, reversed }: { id: string; reversed: Cents },
): Promise<void> {
  await sql`
    update deposits set reversed_cents = ${reversed}, reversals = reversals + 1 where id = ${id}`.execute(trx)
}

/** Sums what counts against the daily limit: deposits that may still be paid or were credited since then. */
export async function sumDeposited(
  trx: Db,
  { userId, since }: { userId: string; since: Date },
): Promise<{ total: Cents; open: number }> {
  const { rows } = await sql<{ total: bigint; open: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as total,
      (count(*) filter (where status in ('open', 'pending')))::int as open
    from deposits
    where user_id = ${userId} and (status in ('open', 'pending') or credited_at > ${since})`.execute(trx)
  return { total: asCents(rows[0]?.total ?? NO_CENTS), open: rows[0]?.open ?? 0 }
}

/** Sums the deposits that arrived during the current pause and were not taken back. */
export async function sumResting(db: Db, { userId, now }: { userId: string; now: Date }): Promise<Cents> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(amount_cents - reversed_cents), 0)::bigint as total from deposits
    where user_id = ${userId} and rests_until > ${now}`.execute(db)
  return asCents(rows[0]?.total ?? NO_CENTS)
}

/** Applies a pause: resting deposits rest until its end, and the provider is polled about open pages now. */
export async function extendRest(
  db: Db,
  { userId, until, now }: { userId: string; until: Date; now: Date },
): Promise<void> {
  await sql`
    update deposits set ask_at = case status when 'open' then ${now} else ask_at end,
      rests_until = case when rests_until > ${now} then greatest(rests_until, ${until}) end
    where user_id = ${userId} and (status = 'open' or rests_until > ${now})`.execute(db)
}

/** Lists a user's deposits in progress and those created after `since`, newest first. */
export async function selectLatest(
  db: Db,
  { userId, since, limit }: { userId: string; since: Date; limit: number },
): Promise<DepositRow[]> {
  const { rows } = await sql<DepositRow>`
    select ${columns} from deposits
    where user_id = ${userId} and (status in ('open', 'pending') or created_at > ${since})
    order by created_at desc, id limit ${limit}`.execute(db)
  return rows
}

/** Ends a deposit that we expect nothing more of. Money that arrives after all is still credited. */
export async function giveUpDeposit(
  db: Db,
  { id, status }: { id: string; status: 'expired' | 'failed' },
): Promise<void> {
  await sql`
    update deposits set status = ${status}, ask_at = null
    where id = ${id} and status in ('open', 'pending')`.execute(db)
}

/** Whether a payment of this user may still arrive. */
export async function hasOpenDeposit(trx: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from deposits where user_id = ${userId} and status in ('open', 'pending') limit 1`.execute(trx)
  return rows.length > 0
}

/**
 * How long after a deposit the card's bank may take it back without asking. Providers don't reliably say
 * which deposits were by card, so this applies to all. The database function `move_lots_of` makes money rest
 * for as long.
 */
const REVERSIBLE_FOR_MS = 14 * 24 * 3_600_000

/** Until when a bank may take back a credited deposit of this user, in ms; null if there is none. */
export async function selectReversibleUntil(
  db: Db,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<number | null> {
  const { rows } = await sql<{ last: Date | null }>`
    select max(credited_at) as last from deposits
    where user_id = ${userId} and credited_at > ${new Date(nowMs - REVERSIBLE_FOR_MS)}
      and reversed_cents < amount_cents`.execute(db)
  const last = rows[0]?.last
  return last ? last.getTime() + REVERSIBLE_FOR_MS : null
}

export type OwnDeposit = { id: string; createdAt: Date } & Record<string, unknown>

/** Lists all deposits of a user, newest first, one page at a time; amounts in R$. */
export async function selectOwnDeposits(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnDeposit | null; limit: number },
): Promise<OwnDeposit[]> {
  const { rows } = await sql<OwnDeposit>`
    select id, (amount_cents / 100.0)::float8 as amount, currency, provider, status, created_at as "createdAt",
      credited_at as "creditedAt", (refunded_cents / 100.0)::float8 as refunded,
      (reversed_cents / 100.0)::float8 as "takenBack"
    from deposits
    where user_id = ${userId} and (${after?.id ?? null}::uuid is null
      or (created_at, id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}
