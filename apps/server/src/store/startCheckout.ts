import { createHash, randomUUID } from 'node:crypto'
import type { CheckoutBody } from '@lance/contract'
import type { Cents } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/db/schema.ts'
import type { Refusal } from '../kernel/routing.ts'
import { type Language, parseAcceptLanguage } from '../kernel/texts/language.ts'
import { productNameOf } from '../kernel/texts/productNameOf.ts'
import {
  type CheckoutOrder,
  type PaymentFaults,
  type PaymentMethod,
  type PaymentProvider,
  ProviderFailed,
  updatePage,
} from '../money/payments/index.ts'
import { lockPlayers } from '../people/presence/index.ts'
import {
  type CheckoutLine,
  type CheckoutRow,
  countOpenOfGuests,
  insertCheckout,
  lockBuyer,
  lockCheckout,
  lockOpenCheckoutOf,
  lockVariants,
  type OfferedVariant,
  selectByKey,
  selectCheckout,
  selectEmail,
  selectLines,
} from './checkoutStore.ts'
import { GUEST_HOLD_MS, HOLD_MS } from './decideHold.ts'
import { closePage } from './endCheckout.ts'
import { buysAsGuest, limitHolds } from './limitHolds.ts'
import { type Cart, parseCart } from './parseCart.ts'
import { priceCart } from './priceCart.ts'
import { isOwnAddress } from './returnAddress.ts'
import { release, reserve } from './stock.ts'

/** Stripe opens no page for less than 30 minutes from the request; we close the page when the hold ends. */
const PAGE_OPEN_MS = 1_920_000
/** When a checkout without any event is first polled. */
const FIRST_POLL_AFTER_MS = 300_000
/** Open checkouts of one network's guests. Each account has one of its own. */
const OPEN_OF_GUESTS_MAX = 3
/** Countries that we ship to. */
const SHIPS_TO = ['BR']

export type CheckoutContext = Pick<Context, 'db' | 'time' | 'log' | 'config'> & {
  provider: PaymentProvider
  methods: readonly PaymentMethod[]
  siteUrl: () => string
  faults: Pick<PaymentFaults, 'beforeCheckout' | 'afterCheckout'>
}

/** `buyer` is a name that identifies the buyer: each buyer has at most one open checkout. */
export type Buyer = { userId: string | null; buyer: string; address: string }
export type CheckoutRequest = Buyer & { body: CheckoutBody; key: string | null; language: Language }

/**
 * Opens a checkout at our own prices: holds its pieces for a while, then opens the provider's page. Ends an
 * open checkout of the same buyer. The same key returns the first answer. Refuses what `parseCart` and
 * `priceCart` refuse, RETURN_ADDRESS, KEY_REUSED, CHECKOUTS_TOO_MANY, what `decideHold` refuses, and
 * PAYMENT_UNAVAILABLE, holding nothing, when the provider is unreachable.
 */
export async function startCheckout(
  ctx: CheckoutContext,
  request: CheckoutRequest,
): Promise<{ ok: true; url: string } | Refusal> {
  const { body } = request
  if (![body.successUrl, body.cancelUrl].every((url) => isOwnAddress(ctx, url)))
    return { ok: false, code: 'RETURN_ADDRESS' }
  const parsed = parseCart(body.items)
  if (!parsed.ok) return parsed
  if (ctx.methods.length === 0) return { ok: false, code: 'PAYMENT_UNAVAILABLE' }
  const stored = await ctx.db
    .transaction()
    .execute((trx) => storeCheckout(ctx, trx, { ...request, cart: parsed.cart }))
  if (!stored.ok) return stored
  if (stored.replaced) await closePage(ctx, stored.replaced)
  const { checkout } = stored
  return checkout.checkoutUrl === null ? openPage(ctx, checkout) : { ok: true, url: checkout.checkoutUrl }
}

type Stored = { ok: true; checkout: CheckoutRow; replaced: CheckoutRow | null }

async function storeCheckout(
  ctx: CheckoutContext,
  trx: Kysely<Database>,
  request: CheckoutRequest & { cart: Cart },
): Promise<Stored | Refusal> {
  const { buyer, address, userId, key, cart } = request
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([...cart]))
    .digest()
  // A concurrent closing of the account waits for this, or has finished before.
  if (userId !== null) await lockPlayers(trx, { userIds: [userId], nowMs: ctx.time.nowMs() })
  await lockBuyer(trx, [buyer, address])
  const first = key === null ? null : await selectByKey(trx, { key, userId, address })
  if (first) {
    if (!first.fingerprint.equals(fingerprint)) return { ok: false, code: 'KEY_REUSED' }
    return { ok: true, checkout: first, replaced: null }
  }
  const replaced = await lockOpenCheckoutOf(trx, buyer)
  const isGuest = await buysAsGuest(ctx, trx, userId)
  if (isGuest && ctx.config.RATE_LIMITS === 'on') {
    const others = (await countOpenOfGuests(trx, address)) - (replaced ? 1 : 0)
    const params = { max: OPEN_OF_GUESTS_MAX }
    if (others >= OPEN_OF_GUESTS_MAX) return { ok: false, code: 'CHECKOUTS_TOO_MANY', params }
  }
  const before = replaced ? await selectLines(trx, replaced.id) : []
  // The variants of both carts at once, in order of id, so that two buyers never deadlock.
  const locked = await lockVariants(trx, [...before.map(({ variantId }) => variantId), ...cart.keys()])
  const variants = withoutLines(locked, before)
  const priced = priceCart(cart, variants)
  if (!priced.ok) return priced
  const nowMs = ctx.time.nowMs()
  const replacedId = replaced?.id ?? null
  const wanted = { buyer, address, isGuest, replacedId, lines: priced.lines, variants, nowMs }
  const refused = await limitHolds(ctx, trx, wanted)
  if (refused) return refused
  const now = new Date(nowMs)
  if (replaced) await release(trx, replaced, { status: 'closed', askAt: null, now })
  await reserve(trx, priced.lines)
  const id = await insertNewCheckout(ctx, trx, { request, priced, fingerprint, isGuest, now })
  const checkout = await selectCheckout(trx, id)
  if (!checkout) throw new Error(`the checkout ${id} is gone from the database`)
  return { ok: true, checkout, replaced }
}

/** The variants as they are once these lines are released. */
function withoutLines(
  variants: ReadonlyMap<string, OfferedVariant>,
  lines: readonly CheckoutLine[],
): Map<string, OfferedVariant> {
  const free = new Map(variants)
  for (const { variantId, quantity } of lines) {
    const variant = free.get(variantId)
    if (variant) free.set(variantId, { ...variant, reserved: variant.reserved - BigInt(quantity) })
  }
  return free
}

async function insertNewCheckout(
  { provider }: CheckoutContext,
  trx: Kysely<Database>,
  {
    request: { userId, buyer, address, key, body, language },
    priced: { lines, total },
    fingerprint,
    isGuest,
    now,
  }: {
    request: CheckoutRequest
    priced: { lines: CheckoutLine[]; total: Cents }
    fingerprint: Buffer
    isGuest: boolean
    now: Date
  },
): Promise<string> {
  const id = randomUUID()
  await insertCheckout(trx, {
    id,
    userId,
    buyer,
    address,
    key,
    fingerprint,
    amount: total,
    currency: 'BRL',
    lines,
    language,
    provider: provider.name,
    isLive: provider.isLive,
    successUrl: body.successUrl,
    cancelUrl: body.cancelUrl,
    createdAt: now,
    isGuest,
    expiresAt: new Date(now.getTime() + (isGuest ? GUEST_HOLD_MS : HOLD_MS)),
    askAt: new Date(now.getTime() + FIRST_POLL_AFTER_MS),
  })
  return id
}

/** Opens the provider's page of a stored checkout. The provider returns the same page when asked again. */
async function openPage(
  ctx: CheckoutContext,
  checkout: CheckoutRow,
): Promise<{ ok: true; url: string } | Refusal> {
  const { id } = checkout
  ctx.faults.beforeCheckout?.()
  try {
    const order = await makeOrder(ctx, checkout)
    const { checkoutId, url } = await ctx.provider.createCheckout(order, { idempotencyKey: id })
    ctx.faults.afterCheckout?.()
    await updatePage(ctx.db, 'store_checkouts', { id, checkoutId, url })
    return { ok: true, url }
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    ctx.log.error({ err: error, checkoutId: id }, 'the payment provider opened no page')
    await ctx.db.transaction().execute(async (trx) => {
      const locked = await lockCheckout(trx, id)
      const now = new Date(ctx.time.nowMs())
      if (locked?.status === 'open') await release(trx, locked, { status: 'closed', askAt: null, now })
    })
    return { ok: false, code: 'PAYMENT_UNAVAILABLE' }
  }
}

async function makeOrder(
  { db, config, methods, siteUrl }: CheckoutContext,
  { id, userId, amount, createdAt, successUrl, language }: CheckoutRow,
): Promise<CheckoutOrder> {
  const lines = await selectLines(db, id)
  const items = lines.map(({ title, variantTitle, quantity, unitPrice }) => ({
    name: title === variantTitle ? title : `${title} (${variantTitle})`,
    quantity,
    unitAmount: unitPrice,
  }))
  return {
    cause: 'store',
    reference: id,
    userId,
    mode: 'payment',
    methods,
    amount,
    items,
    email: userId === null ? null : await selectEmail(db, userId),
    language: parseAcceptLanguage(language),
    productName: productNameOf('store', parseAcceptLanguage(language)),
    expiresAtMs: createdAt.getTime() + PAGE_OPEN_MS,
    successUrl,
    cancelUrl: `${siteUrl()}/store/${config.STORE_ID}/checkouts/${id}/cancel`,
    shipsTo: SHIPS_TO,
  }
}
