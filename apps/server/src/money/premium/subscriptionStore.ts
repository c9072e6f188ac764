import type { Cents } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of subscriptions.

type Db = Kysely<Database>

/** A subscription as stored. `language`: of its page; null if the previous version stored none. */
export type SubscriptionRow = Row<
  'subscriptions',
  | 'id'
  | 'userId'
  | 'currency'
  | 'priceRef'
  | 'provider'
  | 'isLive'
  | 'language'
  | 'status'
  | 'checkoutId'
  | 'checkoutUrl'
  | 'subscriptionRef'
  | 'createdAt'
  | 'expiresAt'
  | 'renews'
  | 'renewsSaidAt'
  | 'failedFrom'
> & { amount: Cents }

/** The columns of a `SubscriptionRow`. */
export const columns = sql`
  id, user_id as "userId", amount_cents as amount, currency, price_ref as "priceRef", provider, is_live as "isLive",
  language, status, checkout_id as "checkoutId", checkout_url as "checkoutUrl", subscription_ref as "subscriptionRef",
  created_at as "createdAt", expires_at as "expiresAt", renews, renews_said_at as "renewsSaidAt",
  failed_from as "failedFrom"`

export type NewSubscription = Pick<
  SubscriptionRow,
  'id' | 'userId' | 'amount' | 'priceRef' | 'provider' | 'isLive' | 'language' | 'createdAt' | 'expiresAt'
>

/** `askAt`: when to poll the provider about it, in case we hear nothing. */
export async function insertSubscription(trx: Db, row: NewSubscription & { askAt: Date }): Promise<void> {
  const { id, userId, amount, priceRef, provider, isLive, language, createdAt, expiresAt, askAt } = row
  await sql`
    insert into subscriptions (
      id, user_id, amount_cents, price_ref, provider, is_live, language, created_at, expires_at, ask_at
    ) values (
      ${id}, ${userId}, ${amount}, ${priceRef}, ${provider}, ${isLive}, ${language}, ${createdAt}, ${expiresAt}, ${askAt}
    )`.execute(trx)
}

export async function selectSubscription(db: Db, id: string): Promise<SubscriptionRow | null> {
  const { rows } = await sql<SubscriptionRow>`select ${columns} from subscriptions where id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Reads a subscription and locks it until the transaction ends. */
export async function lockSubscription(trx: Db, id: string): Promise<SubscriptionRow | null> {
  const { rows } = await sql<SubscriptionRow>`
    select ${columns} from subscriptions where id = ${id} for update`.execute(trx)
  return rows[0] ?? null
}

/** Lists a user's open pages and running subscriptions, newest first. */
export async function selectCurrent(db: Db, userId: string): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select ${columns} from subscriptions where user_id = ${userId} and status in ('open', 'running')
    order by created_at desc, id`.execute(db)
  return rows
}

/** Selects the subscription that a user sees: the running one, else the newest that did not expire unpaid. */
export async function selectShown(db: Db, userId: string): Promise<SubscriptionRow | null> {
  const { rows } = await sql<SubscriptionRow>`
    select ${columns} from subscriptions where user_id = ${userId} and status <> 'expired'
    order by status = 'running' desc, created_at desc, id limit 1`.execute(db)
  return rows[0] ?? null
}

/** Whether another subscription of this user is running. */
export async function hasOtherRunning(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from subscriptions where user_id = ${userId} and status = 'running' and id <> ${id} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Marks a subscription as running after a payment, unless it has ended already. */
export async function updateRunning(
  trx: Db,
  { id, subscriptionRef, askAt }: { id: string; subscriptionRef: string; askAt: Date },
): Promise<void> {
  await sql`
    update subscriptions
    set subscription_ref = coalesce(subscription_ref, ${subscriptionRef}), ask_at = ${askAt},
      status = case when status = 'ended' then status else 'running' end
    where id = ${id}`.execute(trx)
}

/** Stores the provider's name for a subscription that was not paid yet. */
export async function updateRef(
  trx: Db,
  { id, subscriptionRef }: { id: string; subscriptionRef: string },
): Promise<void> {
  await sql`
    update subscriptions set subscription_ref = coalesce(subscription_ref, ${subscriptionRef})
    where id = ${id}`.execute(trx)
}

/** Expires a page that was not paid, as far as we know. Money that arrives after all still counts. */
export async function updateExpired(db: Db, id: string): Promise<void> {
  await sql`
    update subscriptions set status = 'expired', ask_at = null where id = ${id} and status = 'open'`.execute(
    db,
  )
}

/** Stores whether it continues after its paid month, unless we know something newer. */
export async function updateRenews(
  db: Db,
  { id, renews, saidAt }: { id: string; renews: boolean; saidAt: Date },
): Promise<void> {
  await sql`
    update subscriptions set renews = ${renews}, renews_said_at = ${saidAt}
    where id = ${id} and (renews_said_at is null or renews_said_at <= ${saidAt})`.execute(db)
}

/** Records that the charge failed for the period that begins at `from`. */
export async function updateFailed(trx: Db, { id, from }: { id: string; from: Date }): Promise<void> {
  await sql`
    update subscriptions set failed_from = greatest(failed_from, ${from}::timestamptz) where id = ${id}`.execute(
    trx,
  )
}

/** Clears a failure up to `from`: the period that begins then is paid. */
export async function updateRecovered(trx: Db, { id, from }: { id: string; from: Date }): Promise<void> {
  await sql`
    update subscriptions set failed_from = null where id = ${id} and failed_from <= ${from}`.execute(trx)
}

export async function updateEnded(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await sql`
    update subscriptions set status = 'ended', ended_at = ${now} where id = ${id} and status <> 'ended'`.execute(
    db,
  )
}

export type OwnSubscription = { id: string; createdAt: Date } & Record<string, unknown>

/** Lists all subscriptions of a user, newest first, one page at a time; amounts in R$ a month. */
export async function selectOwnSubscriptions(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnSubscription | null; limit: number },
): Promise<OwnSubscription[]> {
  const { rows } = await sql<OwnSubscription>`
    select id, (amount_cents / 100.0)::float8 as amount, currency, provider, status, renews,
      created_at as "createdAt", ended_at as "endedAt"
    from subscriptions
    where user_id = ${userId} and (${after?.id ?? null}::uuid is null
      or (created_at, id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}
