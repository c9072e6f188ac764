import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { RawEvent } from './paymentProvider.ts'

// All SQL of the events that providers send.

type Db = Kysely<Database>

export type WaitingEvent = RawEvent & { attempts: number; receivedAt: Date }

/** Stores an event, to be applied at once; a known one stays as it is. Returns whether it is new. */
export async function insertEvent(
  db: Db,
  { provider, eventId, payload, now }: RawEvent & { provider: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into payment_events (provider, event_id, payload, received_at, due_at)
    values (${provider}, ${eventId}, ${payload}, ${now}, ${now})
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

/** Locks the longest due event until the transaction ends; skips events that are locked elsewhere. */
export async function lockDueEvent(
  trx: Db,
  { provider, now }: { provider: string; now: Date },
): Promise<WaitingEvent | null> {
  const { rows } = await sql<WaitingEvent>`
    select event_id as "eventId", payload, attempts, received_at as "receivedAt" from payment_events
    where due_at <= ${now} and provider = ${provider}
    order by due_at, received_at, event_id limit 1 for update skip locked`.execute(trx)
  return rows[0] ?? null
}

export type Settled =
  | { status: 'applied' | 'ignored' }
  | { status: 'parked'; reason: string; awaitsPayment?: string | undefined }

export async function settleEvent(
  trx: Db,
  { provider, eventId, settled, now }: { provider: string; eventId: string; settled: Settled; now: Date },
): Promise<void> {
  const { reason = null, awaitsPayment = null } = settled.status === 'parked' ? settled : {}
  await sql`
    update payment_events set status = ${settled.status}, reason = ${reason}, awaits_payment = ${awaitsPayment},
      due_at = null, settled_at = ${now}
    where provider = ${provider} and event_id = ${eventId}`.execute(trx)
}

/** Postpones an event. `awaitsPayment`: the unknown payment that it waits for. */
export async function postponeEvent(
  db: Db,
  {
    provider,
    eventId,
    dueAt,
    awaitsPayment = null,
  }: { provider: string; eventId: string; dueAt: Date; awaitsPayment?: string | null },
): Promise<void> {
  await sql`
    update payment_events set due_at = ${dueAt}, attempts = attempts + 1, awaits_payment = ${awaitsPayment}
    where provider = ${provider} and event_id = ${eventId} and status = 'waiting'`.execute(db)
}

/** Makes the events due that wait for this payment or were parked for it: it is known from now on. */
export async function wakeEventsOf(
  trx: Db,
  { provider, paymentRef, now }: { provider: string; paymentRef: string; now: Date },
): Promise<void> {
  await sql`
    update payment_events
    set status = 'waiting', reason = null, awaits_payment = null, due_at = ${now}, settled_at = null
    where provider = ${provider} and awaits_payment = ${paymentRef}`.execute(trx)
}

export type ParkedEvent = RawEvent & {
  provider: string
  reason: string
  receivedAt: Date
  /** When names were removed from its payload. */
  scrubbedAt: Date | null
}

/** The most parked events that an operator is shown at once. */
const PARKED_SHOWN_MAX = 100

/** Lists the parked events, oldest first. */
export async function readParked(db: Db): Promise<ParkedEvent[]> {
  const { rows } = await sql<ParkedEvent>`
    select provider, event_id as "eventId", payload, reason, received_at as "receivedAt", scrubbed_at as "scrubbedAt"
    from payment_events where status = 'parked' order by received_at, event_id limit ${PARKED_SHOWN_MAX}`.execute(
    db,
  )
  return rows
}

/** Makes a parked event due again. Returns whether there was one. */
export async function retryParked(
  db: Db,
  { eventId, now }: { eventId: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payment_events
    set status = 'waiting', reason = null, awaits_payment = null, due_at = ${now}, settled_at = null
    where event_id = ${eventId} and status = 'parked'`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

type NamedEvent = RawEvent & { provider: string }

/** Locks parked events from before this that still have names, oldest first; skips those locked elsewhere. */
export async function lockNamedEvents(
  trx: Db,
  { before, max }: { before: Date; max: number },
): Promise<NamedEvent[]> {
  const { rows } = await sql<NamedEvent>`
    select provider, event_id as "eventId", payload from payment_events
    where status = 'parked' and received_at < ${before} and scrubbed_at is null
    order by received_at, event_id limit ${max} for update skip locked`.execute(trx)
  return rows
}

export async function updateScrubbed(
  trx: Db,
  { provider, eventId, payload, now }: NamedEvent & { now: Date },
): Promise<void> {
  await sql`
    update payment_events set payload = ${payload}, scrubbed_at = ${now}
    where provider = ${provider} and event_id = ${eventId}`.execute(trx)
}

/** Deletes applied and ignored events. Parked ones stay for operators, in the end without names. */
export async function deleteSettled(db: Db, { before, max }: { before: Date; max: number }): Promise<void> {
  await sql`
    delete from payment_events where (provider, event_id) in (
      select provider, event_id from payment_events
      where status in ('applied', 'ignored') and settled_at < ${before}
      order by settled_at limit ${max} for update skip locked
    )`.execute(db)
}
