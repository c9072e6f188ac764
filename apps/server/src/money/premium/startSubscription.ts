import { randomUUID } from 'node:crypto'
import type { StartedSubscription } from '@lance/contract'
import { PREMIUM_PRICE } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import type { Language } from '../../kernel/texts/language.ts'
import { productNameOf } from '../../kernel/texts/productNameOf.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { findRepeated, rememberRequest } from '../../people/requestKeys/index.ts'
import {
  type PaymentProvider,
  ProviderFailed,
  selectEmail,
  updateLanguage,
  updatePage,
} from '../payments/index.ts'
import { selectMember } from './memberStore.ts'
import {
  insertSubscription,
  type SubscriptionRow,
  selectCurrent,
  selectSubscription,
  updateEnded,
  updateExpired,
} from './subscriptionStore.ts'

/** How long the provider's page accepts a first payment. */
const PAGE_OPEN_MS = 3_600_000
/** When to poll the provider first, in case we hear nothing. */
const FIRST_POLL_AFTER_MS = 300_000

export type PremiumContext = Context & { provider: PaymentProvider; siteUrl: () => string }
type Stored = { ok: true; row: SubscriptionRow; email: string; replaced: SubscriptionRow[] }

/**
 * Starts a subscription: first its row, then the provider's page for it. Returns a page that is open already.
 * The same key gets the first answer. Refuses with KEY_REUSED, SUBSCRIPTION_RUNS while something paid is
 * running, or SUBSCRIPTION_UNAVAILABLE if the provider can't be reached: then the same request may be sent
 * again.
 */
export async function startSubscription(
  ctx: PremiumContext,
  { userId }: Caller,
  { key, language }: { key: string | null; language: Language },
): Promise<{ ok: true; started: StartedSubscription } | Refusal> {
  const stored = await ctx.db.transaction().execute((trx) => store(ctx, trx, { userId, key, language }))
  if (!stored.ok) return stored
  try {
    for (const { id, subscriptionRef } of stored.replaced) {
      if (subscriptionRef !== null) await ctx.provider.endSubscription(subscriptionRef)
      await updateEnded(ctx.db, { id, now: new Date(ctx.time.nowMs()) })
    }
    const { row } = stored
    const url = row.checkoutUrl ?? (await openPage(ctx, { ...stored, language: row.language ?? language }))
    return { ok: true, started: { id: row.id, url } }
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    ctx.log.error({ err: error, subscriptionId: stored.row.id }, 'the payment provider opened no page')
    return { ok: false, code: 'SUBSCRIPTION_UNAVAILABLE' }
  }
}

async function store(
  { time, provider }: PremiumContext,
  trx: Kysely<Database>,
  { userId, key, language }: { userId: string; key: string | null; language: Language },
): Promise<Stored | Refusal> {
  const nowMs = time.nowMs()
  const now = new Date(nowMs)
  await lockPlayers(trx, { userIds: [userId], nowMs })
  const request = { userId, call: 'POST /subscriptions', key, content: '' }
  const repeated = await findRepeated(trx, request)
  if (!repeated.ok) return repeated
  if (repeated.madeId !== null) return readStored(trx, { id: repeated.madeId, language, replaced: [] })
  const member = await selectMember(trx, userId)
  if (member?.memberUntil && member.memberUntil > now) return { ok: false, code: 'SUBSCRIPTION_RUNS' }
  const current = await selectCurrent(trx, userId)
  if (current.some((row) => isAwaited(row, now))) return { ok: false, code: 'SUBSCRIPTION_RUNS' }
  const replaced = current.filter(({ status }) => status === 'running')
  const open = current.find(({ status }) => status === 'open')
  if (open && open.expiresAt > now) {
    await rememberRequest(trx, request, { madeId: open.id, now })
    return readStored(trx, { id: open.id, language, replaced })
  }
  if (open) await updateExpired(trx, open.id)
  const id = randomUUID()
  await rememberRequest(trx, request, { madeId: id, now })
  await insertSubscription(trx, {
    id,
    userId,
    amount: PREMIUM_PRICE,
    priceRef: provider.premiumPriceRef,
    provider: provider.name,
    isLive: provider.isLive,
    language,
    createdAt: now,
    expiresAt: new Date(nowMs + PAGE_OPEN_MS),
    askAt: new Date(nowMs + FIRST_POLL_AFTER_MS),
  })
  return readStored(trx, { id, language, replaced })
}

/** Whether its page was just paid and the first month is still to arrive: neither failed nor ended. */
const isAwaited = ({ status, failedFrom, expiresAt }: SubscriptionRow, now: Date) =>
  status === 'running' && failedFrom === null && expiresAt > now

async function readStored(
  trx: Kysely<Database>,
  { id, language, replaced }: { id: string; language: Language; replaced: SubscriptionRow[] },
): Promise<Stored> {
  await updateLanguage(trx, 'subscriptions', { id, language })
  const row = await selectSubscription(trx, id)
  if (!row) throw new Error(`the subscription ${id} is gone from the database`)
  return { ok: true, row, email: await selectEmail(trx, row.userId), replaced }
}

/** Opens the provider's page of a stored subscription. The provider answers a repeat with the same page. */
async function openPage(
  { db, provider, siteUrl }: PremiumContext,
  { row, email, language }: Omit<Stored, 'ok' | 'replaced'> & { language: Language },
): Promise<string> {
  const { id, userId, amount, expiresAt } = row
  const { checkoutId, url } = await provider.createCheckout(
    {
      cause: 'premium',
      reference: id,
      userId,
      email,
      language,
      amount,
      mode: 'subscription',
      productName: productNameOf('premium', language),
      expiresAtMs: expiresAt.getTime(),
      successUrl: `${siteUrl()}/profile?subscription_success=true`,
      cancelUrl: `${siteUrl()}/premium`,
    },
    { idempotencyKey: id },
  )
  await updatePage(db, 'subscriptions', { id, checkoutId, url })
  return url
}
