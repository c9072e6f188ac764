import type { Context } from '../kernel/context.ts'
import { keepAnswer, type PaymentProvider, pollDueRows } from '../money/payments/index.ts'
import { type CheckoutRow, columns, updateAskAt } from './checkoutStore.ts'

const DAY_MS = 86_400_000
/** How long an ended page is polled, in case a payment on it was not reported. */
const POLL_ENDED_FOR_MS = DAY_MS
/** How long a pending payment is polled that is never confirmed. */
const POLL_PENDING_FOR_MS = 3 * DAY_MS
/** How long a card's bank may take back a payment; a paid order is polled once a day until then. */
const REVERSIBLE_FOR_MS = 120 * DAY_MS

type PollContext = Pick<Context, 'db' | 'time' | 'log'> & { provider: PaymentProvider }

/** Polls the provider for checkouts without an event, as for deposits: a webhook may have been lost. */
export function pollUnconfirmedCheckouts(ctx: PollContext): Promise<void> {
  return pollDueRows<CheckoutRow>(ctx, { table: 'store_checkouts', columns }, (checkout, nowMs) =>
    pollCheckout(ctx, checkout, nowMs),
  )
}

async function pollCheckout(
  { db, provider }: PollContext,
  checkout: CheckoutRow,
  nowMs: number,
): Promise<void> {
  const { id, checkoutId, paymentRef, status, createdAt } = checkout
  const keep = async (event: Parameters<typeof keepAnswer>[1]['event']) =>
    keepAnswer(db, { provider: provider.name, event, nowMs })
  const ageMs = nowMs - createdAt.getTime()
  if (status === 'paid') {
    for (const event of paymentRef === null ? [] : await provider.readReversals(paymentRef)) await keep(event)
    const askAt = ageMs < REVERSIBLE_FOR_MS ? new Date(nowMs + DAY_MS) : null
    return updateAskAt(db, { id, askAt })
  }
  const event = checkoutId === null ? null : await provider.readCheckout(checkoutId)
  if (event) await keep(event)
  const polledForMs = status === 'pending' ? POLL_PENDING_FOR_MS : POLL_ENDED_FOR_MS
  if (checkoutId === null ? status !== 'open' : ageMs > polledForMs)
    await updateAskAt(db, { id, askAt: null })
}
