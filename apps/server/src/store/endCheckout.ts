import type { Context } from '../kernel/context.ts'
import { type PaymentProvider, ProviderFailed } from '../money/payments/index.ts'
import { type CheckoutRow, lockCheckout, lockOverdueCheckout, selectCheckout } from './checkoutStore.ts'
import { release } from './stock.ts'

/** The most checkouts that one sweep ends; the next ends the rest. */
const AT_ONCE_MAX = 200
/** How much longer a pending payment (Pix) keeps its pieces. */
const PENDING_KEPT_MS = 86_400_000
/** How much longer a guest's pending payment keeps its pieces: a Pix code can be paid for half an hour. */
const GUEST_PENDING_KEPT_MS = 3_600_000

type EndingContext = Pick<Context, 'db' | 'time' | 'log'> & { provider: PaymentProvider }

/**
 * Closes a checkout's page at the provider. If the provider is unreachable, a late payment is handled when it
 * comes.
 */
export async function closePage(
  { provider, log }: Pick<EndingContext, 'provider' | 'log'>,
  { id, checkoutId }: Pick<CheckoutRow, 'id' | 'checkoutId'>,
): Promise<void> {
  if (checkoutId === null) return
  try {
    await provider.endCheckout(checkoutId)
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    log.warn({ err: error, checkoutId: id }, 'the payment provider did not close a page')
  }
}

/** Frees the pieces of checkouts that were not paid in time. */
export async function endOverdue(ctx: EndingContext): Promise<void> {
  for (let ended = 0; ended < AT_ONCE_MAX; ended++) {
    const checkout = await endNext(ctx)
    if (!checkout) return
    if (checkout.status === 'open') await closePage(ctx, checkout)
  }
}

function endNext({ db, time }: EndingContext): Promise<CheckoutRow | null> {
  return db.transaction().execute(async (trx) => {
    const nowMs = time.nowMs()
    const checkout = await lockOverdueCheckout(trx, {
      openBefore: new Date(nowMs),
      pendingBefore: new Date(nowMs - PENDING_KEPT_MS),
      guestPendingBefore: new Date(nowMs - GUEST_PENDING_KEPT_MS),
    })
    if (!checkout) return null
    // A pending payment may still arrive; an open page is polled once more.
    const status = checkout.status === 'open' ? 'expired' : checkout.status
    const askAt = checkout.checkoutId === null ? null : new Date(nowMs)
    await release(trx, checkout, { status, askAt, now: new Date(nowMs) })
    return checkout
  })
}

/**
 * Ends a checkout whose buyer cancelled on the provider's page, and frees its pieces at once. Returns where
 * to redirect the buyer; null: there is no such checkout.
 */
export async function cancelCheckout(ctx: EndingContext, id: string): Promise<string | null> {
  const checkout = await selectCheckout(ctx.db, id)
  if (checkout?.status !== 'open') return checkout?.cancelUrl ?? null
  await closePage(ctx, checkout)
  await ctx.db.transaction().execute(async (trx) => {
    const locked = await lockCheckout(trx, id)
    const now = new Date(ctx.time.nowMs())
    if (locked?.status === 'open') await release(trx, locked, { status: 'closed', askAt: now, now })
  })
  return checkout.cancelUrl
}
