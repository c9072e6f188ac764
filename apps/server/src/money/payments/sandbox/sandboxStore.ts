import { type Kysely, sql } from 'kysely'
import type { Row } from '../../../kernel/db/row.ts'
import type { Database } from '../../../kernel/db/schema.ts'
import type { PaymentBuyer } from '../paymentEvent.ts'
import type { CheckoutOrder } from '../paymentProvider.ts'
import { makeSandboxEvent, type SandboxEvent } from './sandboxEvent.ts'

// All SQL of the sandbox. It keeps its own books, as an outside provider would.

type Db = Kysely<Database>

/** The order as it is stored in JSON: amounts are numbers of centavos. */
export type StoredOrder = Omit<CheckoutOrder, 'amount' | 'methods' | 'items' | 'shipsTo'> & {
  amount: number
  methods: readonly string[]
  items?: readonly { name: string; quantity: number; unitAmount: number }[] | undefined
  shipsTo?: readonly string[]
  /** The buyer, once the form was sent. */
  buyer?: PaymentBuyer
}

export type SandboxStatus = SandboxCheckout['status']

export type SandboxCheckout = Row<'sandbox_checkouts', 'id' | 'paymentRef' | 'status' | 'expiresAt'> & {
  order: StoredOrder
}

const columns = sql`id, payment_ref as "paymentRef", what as "order", status, expires_at as "expiresAt"`

/** Reads the secret that signs webhooks, created at first use; all servers on a database share it. */
export async function readSecret(db: Db, newSecret: Buffer): Promise<Buffer> {
  await sql`insert into sandbox_secret (secret) values (${newSecret}) on conflict do nothing`.execute(db)
  const { rows } = await sql<Row<'sandbox_secret', 'secret'>>`select secret from sandbox_secret`.execute(db)
  return rows[0]?.secret ?? newSecret
}

/** Opens a checkout. The same key returns the first one. */
export async function insertCheckout(
  db: Db,
  checkout: Omit<SandboxCheckout, 'status'> & { idempotencyKey: string },
): Promise<string> {
  const { id, idempotencyKey, paymentRef, order, expiresAt } = checkout
  await sql`
    insert into sandbox_checkouts (id, idempotency_key, payment_ref, what, expires_at)
    values (${id}, ${idempotencyKey}, ${paymentRef}, ${JSON.stringify(order)}, ${expiresAt})
    on conflict do nothing`.execute(db)
  const { rows } = await sql<Row<'sandbox_checkouts', 'id'>>`
    select id from sandbox_checkouts where idempotency_key = ${idempotencyKey}`.execute(db)
  return rows[0]?.id ?? id
}

export async function selectCheckout(db: Db, id: string): Promise<SandboxCheckout | null> {
  const { rows } = await sql<SandboxCheckout>`
    select ${columns} from sandbox_checkouts where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Stores the buyer of an open page. */
export async function updateBuyer(
  trx: Db,
  { id, buyer }: { id: string; buyer: PaymentBuyer },
): Promise<void> {
  await sql`
    update sandbox_checkouts set what = what || ${JSON.stringify({ buyer })}::jsonb
    where id = ${id} and status = 'open'`.execute(trx)
}

/** Closes an open page. Null if it is not open any more. */
export async function updateEnded(trx: Db, id: string): Promise<SandboxCheckout | null> {
  const { rows } = await sql<SandboxCheckout>`
    update sandbox_checkouts set status = 'expired' where id = ${id} and status = 'open'
    returning ${columns}`.execute(trx)
  return rows[0] ?? null
}

/** Sets the status of an open checkout. Null if it is not open any more. */
export async function updateOpen(
  trx: Db,
  {
    id,
    status,
    resolves = null,
    now,
  }: { id: string; status: SandboxStatus; resolves?: { at: Date; to: 'paid' | 'failed' } | null; now: Date },
): Promise<SandboxCheckout | null> {
  const { rows } = await sql<SandboxCheckout>`
    update sandbox_checkouts
    set status = ${status}, resolves_at = ${resolves?.at ?? null}, resolves_to = ${resolves?.to ?? null}
    where id = ${id} and status = 'open' and expires_at > ${now} returning ${columns}`.execute(trx)
  return rows[0] ?? null
}

/** Ends the checkouts whose time has come: open ones expire, pending Pix payments are paid or fail. */
export async function updateDue(trx: Db, now: Date): Promise<SandboxCheckout[]> {
  const { rows } = await sql<SandboxCheckout>`
    update sandbox_checkouts set status = case status when 'open' then 'expired' else resolves_to end
    where id in (
      select id from sandbox_checkouts
      where (status = 'open' and expires_at <= ${now}) or (status = 'pending' and resolves_at <= ${now})
      order by id limit 100 for update skip locked
    ) returning ${columns}`.execute(trx)
  return rows
}

/** Refunds a part of a paid checkout. Null if it is more than is left. */
export async function updateRefunded(
  trx: Db,
  { idempotencyKey, paymentRef, amount }: { idempotencyKey: string; paymentRef: string; amount: bigint },
): Promise<(SandboxCheckout & { refunded: bigint }) | 'repeated' | null> {
  const { numAffectedRows } = await sql`
    insert into sandbox_refunds (idempotency_key, payment_ref, amount_cents)
    values (${idempotencyKey}, ${paymentRef}, ${amount}) on conflict do nothing`.execute(trx)
  if (numAffectedRows !== 1n) return 'repeated'
  const { rows } = await sql<SandboxCheckout & { refunded: bigint }>`
    update sandbox_checkouts set refunded_cents = refunded_cents + ${amount}
    where payment_ref = ${paymentRef} and status = 'paid'
      and refunded_cents + ${amount} <= (what ->> 'amount')::bigint
    returning ${columns}, refunded_cents as refunded`.execute(trx)
  return rows[0] ?? null
}

export async function insertWebhook(
  trx: Db,
  { event, checkoutId, now }: { event: SandboxEvent; checkoutId: string; now: Date },
): Promise<void> {
  await sql`
    insert into sandbox_webhooks (event_id, checkout_id, body, due_at)
    values (${event.id}, ${checkoutId}, ${makeSandboxEvent(event)}, ${now})`.execute(trx)
}

export type DueWebhook = Row<'sandbox_webhooks', 'eventId' | 'body' | 'attempts'>

/** Takes a lease on the webhooks that are due: no other server takes them before `until`. */
export async function claimDueWebhooks(
  db: Db,
  { now, until, atOnceMax }: { now: Date; until: Date; atOnceMax: number },
): Promise<DueWebhook[]> {
  const { rows } = await sql<DueWebhook>`
    update sandbox_webhooks set due_at = ${until}, attempts = attempts + 1
    where event_id in (
      select event_id from sandbox_webhooks where due_at <= ${now}
      order by due_at limit ${atOnceMax} for update skip locked
    ) returning event_id as "eventId", body, attempts`.execute(db)
  return rows
}

export async function deleteWebhook(db: Db, eventId: string): Promise<void> {
  await sql`delete from sandbox_webhooks where event_id = ${eventId}`.execute(db)
}

export async function updateWebhookDue(db: Db, { eventId, dueAt }: { eventId: string; dueAt: Date }) {
  await sql`update sandbox_webhooks set due_at = ${dueAt} where event_id = ${eventId}`.execute(db)
}

/** Makes the webhooks of this checkout due now. */
export async function makeWebhooksDue(db: Db, { checkoutId, now }: { checkoutId: string; now: Date }) {
  await sql`
    update sandbox_webhooks set due_at = ${now} where checkout_id = ${checkoutId} and due_at > ${now}`.execute(
    db,
  )
}
