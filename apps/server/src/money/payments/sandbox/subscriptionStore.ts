import { type Kysely, sql } from 'kysely'
import type { Row } from '../../../kernel/db/row.ts'
import type { Database } from '../../../kernel/db/schema.ts'
import type { StoredOrder } from './sandboxStore.ts'

// All SQL of the sandbox's subscriptions and their invoices.

type Db = Kysely<Database>

export type SandboxSubscription = Row<
  'sandbox_subscriptions',
  'id' | 'checkoutId' | 'cardFails' | 'status' | 'renews' | 'declines'
> & {
  order: StoredOrder
  /** The end of the paid months, and of the month after them. */
  paidUntil: Date
  nextUntil: Date
}

export type SandboxInvoice = Row<
  'sandbox_invoices',
  'id' | 'paymentRef' | 'status' | 'periodStart' | 'periodEnd' | 'madeAt'
> & {
  amount: bigint
}

// The last day of a month that lacks the day. Counted from the beginning, so that the day comes back in
// longer months.
const endOfMonth = (months: ReturnType<typeof sql>) =>
  sql`((began_at at time zone 'UTC') + ${months} * interval '1 month') at time zone 'UTC'`

const columns = sql`
  id, checkout_id as "checkoutId", what as "order", card_fails as "cardFails", status, renews, declines,
  ${endOfMonth(sql`months`)} as "paidUntil", ${endOfMonth(sql`(months + 1)`)} as "nextUntil"`

/** Begins a subscription with its first month paid. */
export async function insertSubscription(
  trx: Db,
  {
    id,
    checkoutId,
    order,
    cardFails,
    now,
  }: { id: string; checkoutId: string; order: StoredOrder; cardFails: boolean; now: Date },
): Promise<SandboxSubscription> {
  const { rows } = await sql<SandboxSubscription>`
    insert into sandbox_subscriptions (id, checkout_id, what, card_fails, began_at, due_at)
    values (
      ${id}, ${checkoutId}, ${JSON.stringify(order)}, ${cardFails}, ${now},
      (${now}::timestamptz at time zone 'UTC' + interval '1 month') at time zone 'UTC'
    ) returning ${columns}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('the subscription was not stored')
  return row
}

/** Locks the subscriptions whose next month is due. */
export async function lockDueSubscriptions(trx: Db, now: Date): Promise<SandboxSubscription[]> {
  const { rows } = await sql<SandboxSubscription>`
    select ${columns} from sandbox_subscriptions where due_at <= ${now}
    order by due_at limit 100 for update skip locked`.execute(trx)
  return rows
}

export async function lockSubscription(trx: Db, id: string): Promise<SandboxSubscription | null> {
  const { rows } = await sql<SandboxSubscription>`
    select ${columns} from sandbox_subscriptions where id = ${id} for update`.execute(trx)
  return rows[0] ?? null
}

/** Records the next month as paid. */
export async function updatePaidMonth(trx: Db, { id, nextUntil }: SandboxSubscription): Promise<void> {
  await sql`
    update sandbox_subscriptions set months = months + 1, declines = 0, status = 'active', due_at = ${nextUntil}
    where id = ${id}`.execute(trx)
}

/** Records a declined card. `dueAt`: when it is charged again. */
export async function updateDeclined(trx: Db, { id, dueAt }: { id: string; dueAt: Date }): Promise<void> {
  await sql`
    update sandbox_subscriptions set declines = declines + 1, status = 'past_due', due_at = ${dueAt}
    where id = ${id}`.execute(trx)
}

export async function updateRenews(trx: Db, { id, renews }: { id: string; renews: boolean }): Promise<void> {
  await sql`update sandbox_subscriptions set renews = ${renews} where id = ${id}`.execute(trx)
}

export async function updateEnded(trx: Db, id: string): Promise<void> {
  await sql`update sandbox_subscriptions set status = 'ended', due_at = null where id = ${id}`.execute(trx)
}

export async function insertInvoice(
  trx: Db,
  { subscriptionId, ...invoice }: SandboxInvoice & { subscriptionId: string },
): Promise<void> {
  const { id, paymentRef, amount, status, periodStart, periodEnd, madeAt } = invoice
  await sql`
    insert into sandbox_invoices (id, subscription_id, payment_ref, amount_cents, status, period_start, period_end, made_at)
    values (${id}, ${subscriptionId}, ${paymentRef}, ${amount}, ${status}, ${periodStart}, ${periodEnd}, ${madeAt})`.execute(
    trx,
  )
}

/** Reads what the receipt of an invoice shows. */
export async function selectReceipt(
  db: Db,
  id: string,
): Promise<(SandboxInvoice & { order: StoredOrder; refunded: bigint }) | null> {
  const { rows } = await sql<SandboxInvoice & { order: StoredOrder; refunded: bigint }>`
    select sandbox_invoices.id, payment_ref as "paymentRef", amount_cents as amount, sandbox_invoices.status,
      period_start as "periodStart", period_end as "periodEnd", made_at as "madeAt", refunded_cents as refunded,
      what as "order"
    from sandbox_invoices join sandbox_subscriptions on sandbox_subscriptions.id = subscription_id
    where sandbox_invoices.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Refunds a part of a paid invoice. Null if it is more than is left, or if there is no such invoice. */
export async function updateInvoiceRefunded(
  trx: Db,
  { paymentRef, amount }: { paymentRef: string; amount: bigint },
): Promise<{ checkoutId: string; refunded: bigint } | null> {
  const { rows } = await sql<{ checkoutId: string; refunded: bigint }>`
    update sandbox_invoices set refunded_cents = refunded_cents + ${amount}
    from sandbox_subscriptions
    where sandbox_subscriptions.id = subscription_id and payment_ref = ${paymentRef}
      and sandbox_invoices.status = 'paid' and refunded_cents + ${amount} <= amount_cents
    returning checkout_id as "checkoutId", refunded_cents as refunded`.execute(trx)
  return rows[0] ?? null
}
