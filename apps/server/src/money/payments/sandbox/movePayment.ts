import { randomUUID } from 'node:crypto'
import type { Context } from '../../../kernel/context.ts'
import type { PaymentBuyer } from '../paymentEvent.ts'
import { beginSubscription, subscriptionIdOf } from './moveSubscription.ts'
import type { SandboxEvent } from './sandboxEvent.ts'
import {
  insertWebhook,
  type SandboxCheckout,
  updateBuyer,
  updateDue,
  updateEnded,
  updateOpen,
} from './sandboxStore.ts'

/** How long a Pix takes to arrive, or to fail. */
export const PIX_TAKES_MS = 8000

/** What a visitor may do on the page of an open checkout. */
export const SANDBOX_ACTIONS = ['pay_card', 'pay_failing_card', 'pay_pix', 'lapse_pix'] as const
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number]

const isCard = (action: SandboxAction) => action === 'pay_card' || action === 'pay_failing_card'

type CheckoutsContext = Pick<Context, 'db' | 'time'> & { siteUrl: () => string }

/** The event type of each status, named like Stripe's so that both read alike in the database. */
const typeOf = {
  paid: 'checkout.completed',
  pending: 'checkout.completed',
  failed: 'checkout.payment_failed',
  expired: 'checkout.expired',
} as const

/** Does what the visitor chose, and writes its webhook in the same transaction. Null if it is too late. */
export async function payCheckout(
  { db, time, siteUrl }: CheckoutsContext,
  { id, action, buyer }: { id: string; action: SandboxAction; buyer: PaymentBuyer | null },
): Promise<SandboxCheckout | null> {
  return db.transaction().execute(async (trx) => {
    const nowMs = time.nowMs()
    const now = new Date(nowMs)
    const resolves = isCard(action)
      ? null
      : ({ at: new Date(nowMs + PIX_TAKES_MS), to: action === 'pay_pix' ? 'paid' : 'failed' } as const)
    const status = isCard(action) ? 'paid' : 'pending'
    if (buyer) await updateBuyer(trx, { id, buyer })
    const checkout = await updateOpen(trx, { id, status, resolves, now })
    if (!checkout) return null
    await queueWebhook(trx, { checkout, now })
    if (checkout.order.mode === 'subscription') {
      const cardFails = action === 'pay_failing_card'
      await beginSubscription(trx, { siteUrl }, { checkout, cardFails, now })
    }
    return checkout
  })
}

/** Ends the checkouts that are due: unpaid pages and pending Pix payments. */
export async function endDueCheckouts({ db, time }: Omit<CheckoutsContext, 'siteUrl'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = new Date(time.nowMs())
    for (const checkout of await updateDue(trx, now)) await queueWebhook(trx, { checkout, now })
  })
}

/** Closes an unpaid page; one that is over stays so. */
export async function endCheckout(
  { db, time }: Omit<CheckoutsContext, 'siteUrl'>,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const checkout = await updateEnded(trx, id)
    if (checkout) await queueWebhook(trx, { checkout, now: new Date(time.nowMs()) })
  })
}

async function queueWebhook(
  trx: Parameters<typeof insertWebhook>[0],
  { checkout, now }: { checkout: SandboxCheckout; now: Date },
): Promise<void> {
  const { id, paymentRef, order, status } = checkout
  if (status === 'open') return
  const event: SandboxEvent = {
    id: `evt_sandbox_${randomUUID()}`,
    type: typeOf[status],
    live: false,
    atMs: now.getTime(),
    news: {
      kind: 'checkout',
      cause: order.cause,
      reference: order.reference,
      checkoutId: id,
      // The payments of a subscription are those of its invoices.
      paymentRef: status === 'expired' || order.mode === 'subscription' ? null : paymentRef,
      subscriptionRef: order.mode === 'subscription' ? subscriptionIdOf({ id }) : null,
      state: status,
      amount: order.amount,
      currency: 'BRL',
      userId: order.userId,
      buyer: order.buyer ?? null,
    },
  }
  await insertWebhook(trx, { event, checkoutId: id, now })
}
