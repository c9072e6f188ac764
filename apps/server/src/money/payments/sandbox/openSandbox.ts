import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import type { Database } from '../../../kernel/db/schema.ts'
import {
  type CheckoutOrder,
  PAYMENT_METHODS,
  type PaymentProvider,
  ProviderFailed,
} from '../paymentProvider.ts'
import { openSharedRun } from '../sharedRun.ts'
import { deliverWebhooks } from './deliverWebhooks.ts'
import { endCheckout, endDueCheckouts } from './movePayment.ts'
import { changeRenewal, endNow, renewDueSubscriptions } from './moveSubscription.ts'
import { sandboxRoutes } from './routes.ts'
import { readSandboxEvent, SANDBOX_PRICE_REF } from './sandboxEvent.ts'
import {
  insertCheckout,
  insertWebhook,
  makeWebhooksDue,
  readSecret,
  type StoredOrder,
  updateRefunded,
} from './sandboxStore.ts'
import { isSignedBody, SIGNATURE_HEADER } from './signature.ts'
import { updateInvoiceRefunded } from './subscriptionStore.ts'

const SWEEP_EVERY_MS = 1000

/**
 * Stands in for a provider when no keys are set: it has its own page, and sends signed webhooks over HTTP to
 * the same endpoint. It knows no wallets and credits none.
 */
export function openSandbox(
  ctx: Context,
  { siteUrl, ownUrl }: { siteUrl: () => string; ownUrl: () => string },
): PaymentProvider {
  const { db, time } = ctx
  let cachedSecret: Promise<Buffer> | null = null
  const secret = () => {
    cachedSecret ??= readSecret(db, randomBytes(32)).catch((error: unknown) => {
      cachedSecret = null
      throw error
    })
    return cachedSecret
  }
  const work = async () => {
    await endDueCheckouts(ctx)
    await renewDueSubscriptions({ ...ctx, siteUrl })
    await deliverWebhooks({ ...ctx, secret, ownUrl })
  }
  const runner = openSharedRun(work, {
    onError: (error) => ctx.log.error({ err: error }, 'the sandbox could not deliver its webhooks'),
  })
  return {
    name: 'sandbox',
    isLive: false,
    premiumPriceRef: SANDBOX_PRICE_REF,
    async createCheckout(order, { idempotencyKey }) {
      const id = await openCheckout(ctx, order, idempotencyKey)
      return { checkoutId: id, url: `${siteUrl()}/dev/sandbox/${id}` }
    },
    async readCheckout(checkoutId) {
      // Its own webhook brings the event: the sandbox reports only through that endpoint.
      await makeWebhooksDue(db, { checkoutId, now: new Date(time.nowMs()) })
      runner.nudge()
      return null
    },
    async endCheckout(checkoutId) {
      await endCheckout(ctx, checkoutId)
      runner.nudge()
    },
    async readSubscription(subscriptionRef) {
      const checkoutId = subscriptionRef.replace(/^sub_/, '')
      await makeWebhooksDue(db, { checkoutId, now: new Date(time.nowMs()) })
      runner.nudge()
      return []
    },
    async renewSubscription(id, { renews }) {
      const isRunning = await changeRenewal({ ...ctx, siteUrl }, { id, renews })
      if (!isRunning) throw new ProviderFailed('this subscription is not running')
      runner.nudge()
    },
    async endSubscription(id) {
      await endNow({ ...ctx, siteUrl }, id)
      runner.nudge()
    },
    // Its webhooks are sent until they are accepted, so none is ever lost.
    readReversals: async () => [],
    refund: (refund, { idempotencyKey }) => refundPayment(ctx, { ...refund, idempotencyKey }),
    async verifyWebhook({ rawBody, header, nowMs }) {
      const payload = rawBody.toString('utf8')
      const proof = { signature: header(SIGNATURE_HEADER), secret: await secret(), nowMs }
      if (!isSignedBody(payload, proof)) return { ok: false, code: 'WEBHOOK_SIGNATURE' }
      try {
        return { ok: true, eventId: readSandboxEvent(payload).eventId, payload }
      } catch {
        return { ok: false, code: 'MALFORMED' }
      }
    },
    readEvent: readSandboxEvent,
    routes: sandboxRoutes({ ...ctx, siteUrl }, { onPaid: runner.nudge }),
    sweeps: [{ name: 'sandbox webhooks', everyMs: SWEEP_EVERY_MS, run: runner.run }],
    close: runner.stop,
  }
}

function openCheckout(
  { db }: Pick<Context, 'db'>,
  order: CheckoutOrder,
  idempotencyKey: string,
): Promise<string> {
  const methods = order.mode === 'payment' ? order.methods : PAYMENT_METHODS.slice(0, 1)
  const storedOrder: StoredOrder = { ...order, amount: Number(order.amount), methods, ...storedItems(order) }
  return insertCheckout(db, {
    id: `cs_sandbox_${randomBytes(16).toString('hex')}`,
    idempotencyKey,
    paymentRef: `pi_sandbox_${randomUUID()}`,
    order: storedOrder,
    expiresAt: new Date(order.expiresAtMs),
  })
}

function storedItems(order: CheckoutOrder): { items: StoredOrder['items'] } {
  const items = order.mode === 'payment' ? order.items : undefined
  return { items: items?.map((item) => ({ ...item, unitAmount: Number(item.unitAmount) })) }
}

async function refundPayment(
  { db, time }: Pick<Context, 'db' | 'time'>,
  refund: { paymentRef: string; amount: bigint; idempotencyKey: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = new Date(time.nowMs())
    const refunded = await recordRefund(trx, refund)
    if (refunded === 'repeated') return
    if (!refunded) throw new ProviderFailed('this payment has less than that left to refund')
    await insertWebhook(trx, {
      event: {
        id: `evt_sandbox_${randomUUID()}`,
        type: 'payment.refunded',
        live: false,
        atMs: now.getTime(),
        news: {
          kind: 'refund',
          paymentRef: refund.paymentRef,
          refundedTotal: Number(refunded.refunded),
          currency: 'BRL',
        },
      },
      checkoutId: refunded.checkoutId,
      now,
    })
  })
}

/** Refunds a one-time payment, or one month of a subscription. */
async function recordRefund(
  trx: Kysely<Database>,
  refund: { paymentRef: string; amount: bigint; idempotencyKey: string },
): Promise<{ checkoutId: string; refunded: bigint } | 'repeated' | null> {
  const checkout = await updateRefunded(trx, refund)
  if (checkout === 'repeated') return checkout
  if (checkout) return { checkoutId: checkout.id, refunded: checkout.refunded }
  return updateInvoiceRefunded(trx, refund)
}
