import type { PaymentKind } from '@lance/contract/desk'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// What the desk reads about payments over the tables of deposits, Premium and the store in one statement, as
// its first page does.

type Db = Kysely<Database>

/** The longest part of an event that is shown, in characters. */
const PAYLOAD_MAX = 20_000

export type ParkedRow = Row<'payment_events', 'provider' | 'eventId' | 'payload' | 'receivedAt'> & {
  reason: string
  isScrubbed: boolean
}

/** Parked events, the oldest first. `after`: time and id of the last row of the page before. */
export async function selectParkedPage(
  db: Db,
  { after, limit }: { after: readonly string[] | null; limit: number },
): Promise<ParkedRow[]> {
  const [at = '', id = ''] = after ?? []
  const isAfter =
    after === null ? sql`` : sql`and (received_at, event_id) > (${at}::timestamptz, ${id}::text)`
  const { rows } = await sql<ParkedRow>`
    select provider, event_id as "eventId", left(payload, ${PAYLOAD_MAX}) as payload, reason,
      received_at as "receivedAt", scrubbed_at is not null as "isScrubbed"
    from payment_events where status = 'parked' ${isAfter}
    order by received_at, event_id limit ${limit}`.execute(db)
  return rows
}

export type LateRow = {
  id: string
  kind: PaymentKind
  userId: string | null
  userName: string | null
  amount: bigint
  provider: string
  status: 'open' | 'pending'
  createdAt: Date
  expiresAt: Date
  askAt: Date | null
}

const lateOf = (
  kind: PaymentKind,
  { from, bounds }: { from: RawBuilder<unknown>; bounds: { now: Date; pendingSince: Date; limit: number } },
) => sql`(
  select p.id, ${kind}::text as kind, p.user_id as "userId", u.name as "userName", p.amount_cents as amount,
    p.provider, p.status, p.created_at as "createdAt", p.expires_at as "expiresAt", p.ask_at as "askAt"
  from ${from} p left join users u on u.id = p.user_id
  where ((p.status = 'open' and p.expires_at < ${bounds.now})
    or (p.status = 'pending' and p.created_at < ${bounds.pendingSince}))
    and p.status in ('open', 'pending')
  order by p.created_at limit ${bounds.limit})`

/** Payments of which nothing was heard, the oldest first: their page is over, or their Pix takes too long. */
export async function selectLate(
  db: Db,
  bounds: { now: Date; pendingSince: Date; limit: number },
): Promise<LateRow[]> {
  const { rows } = await sql<LateRow>`
    select * from (
      ${lateOf('deposit', { from: sql`deposits`, bounds })}
      union all ${lateOf('order', { from: sql`store_checkouts`, bounds })}
      union all ${lateOf('premium', { from: sql`subscriptions`, bounds })}
    ) as late order by "createdAt", id limit ${bounds.limit}`.execute(db)
  return rows
}

export type WaitingRow = Row<
  'payment_events',
  'provider' | 'eventId' | 'receivedAt' | 'attempts' | 'awaitsPayment'
> & { dueAt: Date }

/** Events that could not be applied so far, the oldest first. */
export async function selectWaitingEvents(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select provider, event_id as "eventId", received_at as "receivedAt", due_at as "dueAt", attempts,
      awaits_payment as "awaitsPayment"
    from payment_events where due_at is not null and received_at < ${before}
    order by received_at, event_id limit ${limit}`.execute(db)
  return rows
}

export type DisputeRow = {
  kind: PaymentKind
  paidId: string
  disputeId: string
  amount: bigint
  state: 'inquiry' | 'open' | 'won' | 'lost'
  saidAt: Date
  userId: string | null
  userName: string | null
}

/** The tables of what was paid, with the disputes about it. */
const DISPUTED = {
  deposit: { disputes: 'deposit_disputes', of: 'deposit_id', paid: 'deposits' },
  premium: { disputes: 'premium_disputes', of: 'invoice_id', paid: 'premium_invoices' },
  order: { disputes: 'store_disputes', of: 'order_id', paid: 'store_orders' },
} as const satisfies Record<PaymentKind, object>

type DisputeQuery = {
  state: 'undecided' | 'all'
  /** One payment's alone. */
  paidId?: string
  /** Time and id of the last row of the page before. */
  after: readonly string[] | null
  limit: number
}

function disputesOf(kind: PaymentKind, { state, paidId, after, limit }: DisputeQuery): RawBuilder<unknown> {
  const { disputes, of, paid } = DISPUTED[kind]
  const [at = '', id = ''] = after ?? []
  const conditions = [
    ...(state === 'undecided' ? [sql`d.state in ('inquiry', 'open')`] : []),
    ...(paidId === undefined ? [] : [sql`d.${sql.ref(of)} = ${paidId}`]),
    ...(after === null ? [] : [sql`(d.said_at, d.dispute_id) < (${at}::timestamptz, ${id}::text)`]),
  ]
  return sql`(
    select ${kind}::text as kind, d.${sql.ref(of)} as "paidId", d.dispute_id as "disputeId",
      d.amount_cents as amount, d.state, d.said_at as "saidAt", p.user_id as "userId", u.name as "userName"
    from ${sql.table(disputes)} d join ${sql.table(paid)} p on p.id = d.${sql.ref(of)}
      left join users u on u.id = p.user_id
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    order by d.said_at desc, d.dispute_id desc limit ${limit})`
}

/** Disputes of all payments, the latest first. */
export async function selectDisputePage(db: Db, query: DisputeQuery): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    select * from (
      ${disputesOf('deposit', query)} union all ${disputesOf('premium', query)}
      union all ${disputesOf('order', query)}
    ) as found order by "saidAt" desc, "disputeId" desc limit ${query.limit}`.execute(db)
  return rows
}

export async function selectDisputesAbout(
  db: Db,
  { kind, paidId, limit }: { kind: PaymentKind; paidId: string; limit: number },
): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    ${disputesOf(kind, { state: 'all', paidId, after: null, limit })}`.execute(db)
  return rows
}

export type PaidRow = {
  id: string
  userId: string | null
  userName: string | null
  amount: bigint
  currency: string
  provider: string
  paymentRef: string | null
  createdAt: Date
  paidAt: Date | null
  refunded: bigint
  reversed: bigint
}

const paidQueries: Readonly<Record<PaymentKind, (id: string) => RawBuilder<PaidRow>>> = {
  deposit: (id) => sql`
    select p.id, p.user_id as "userId", u.name as "userName", p.amount_cents as amount, p.currency, p.provider,
      p.payment_ref as "paymentRef", p.created_at as "createdAt", p.credited_at as "paidAt",
      p.refunded_cents as refunded, p.reversed_cents as reversed
    from deposits p join users u on u.id = p.user_id where p.id = ${id}`,
  premium: (id) => sql`
    select p.id, p.user_id as "userId", u.name as "userName", p.amount_cents as amount, s.currency, p.provider,
      p.payment_ref as "paymentRef", p.period_start as "createdAt", p.paid_at as "paidAt",
      p.refunded_cents as refunded, p.reversed_cents as reversed
    from premium_invoices p join users u on u.id = p.user_id join subscriptions s on s.id = p.subscription_id
    where p.id = ${id}`,
  order: (id) => sql`
    select p.id, p.user_id as "userId", u.name as "userName", p.amount_cents as amount, p.currency, c.provider,
      c.payment_ref as "paymentRef", c.created_at as "createdAt", p.paid_at as "paidAt",
      p.refunded_cents as refunded, p.reversed_cents as reversed
    from store_orders p join store_checkouts c on c.id = p.checkout_id left join users u on u.id = p.user_id
    where p.id = ${id}`,
}

/** A deposit, an invoice of Premium or an order; null for an unknown one. */
export async function selectPaid(
  db: Db,
  { kind, paidId }: { kind: PaymentKind; paidId: string },
): Promise<PaidRow | null> {
  const { rows } = await paidQueries[kind](paidId).execute(db)
  return rows[0] ?? null
}

/** Who has money of a disputed deposit now; null for escrows. */
export async function selectRestingOf(
  db: Db,
  { depositId, limit }: { depositId: string; limit: number },
): Promise<{ userId: string | null; userName: string | null; amount: bigint }[]> {
  const { rows } = await sql<{ userId: string | null; userName: string | null; amount: bigint }>`
    select u.id as "userId", u.name as "userName", sum(l.amount)::bigint as amount
    from resting_lots l join accounts a on a.id = l.account
      left join users u on a.kind <> 'escrow' and u.id::text = a.owner_id
    where l.source = ${depositId} and l.source <> '' group by u.id, u.name
    order by amount desc limit ${limit}`.execute(db)
  return rows
}
