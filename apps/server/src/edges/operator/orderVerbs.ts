import { ORDER_STATUSES } from '@lance/contract'
import { makeReais } from '@lance/domain'
import { siteUrlOf } from '../../kernel/config.ts'
import { openProvider } from '../../money/payments/index.ts'
import { correctTracking, markSent, readOrders, refundOrder } from '../../store/index.ts'
import { parseAmount } from './parseAmount.ts'
import type { Outcome, Verb } from './verb.ts'

const LISTED_MAX = 200

const orderArgument = { name: 'order', says: 'the number of the order' } as const

const parseNumber = (text: string) => (/^\d{1,15}$/.test(text) ? BigInt(text) : null)
const noNumber = (text: string): Outcome => ({ ok: false, lines: [`"${text}" is not an order number.`] })

/** The longest tracking code, in characters. */
const TRACKING_MAX = 100
const TOO_LONG: Outcome = { ok: false, lines: [`--tracking has more than ${TRACKING_MAX} characters.`] }
const isTooLong = (tracking: string | null) => (tracking?.length ?? 0) > TRACKING_MAX

export const ordersVerb: Verb = {
  says: 'Lists store orders with their contents and addresses, newest first.',
  takes: [{ name: 'status', says: `one of ${ORDER_STATUSES.join(', ')}`, optional: true }],
  changes: false,
  async run({ db }, { status }) {
    if (status !== undefined && !(ORDER_STATUSES as readonly string[]).includes(status))
      return { ok: false, lines: [`"${status}" is not an order status.`] }
    const orders = await readOrders(db, { status: status ?? null, limit: LISTED_MAX })
    const lines = orders.flatMap(({ order, lines: bought }) => [
      `${order.number} ${order.paidAt.toISOString()} ${order.status} R$ ${makeReais(order.amount).toFixed(2)} ${order.email ?? '-'}`,
      ...bought.map((line) => `  ${line.quantity} × ${line.title} (${line.variantTitle}) ${line.variantId}`),
      ...(order.address
        ? [
            `  → ${Object.values(order.address)
              .filter((part) => part !== null)
              .join(', ')}`,
          ]
        : []),
    ])
    return { ok: true, lines: lines.length > 0 ? lines : ['There are no such orders.'] }
  },
}

export const sendOrderVerb: Verb = {
  says: 'Marks an order as sent, and mails its buyer.',
  takes: [orderArgument, { name: 'tracking', says: 'the tracking code of the carrier', optional: true }],
  changes: true,
  sameIsRetry: true,
  transactions: 'one',
  async run(ctx, { order: text = '', tracking = null }) {
    const number = parseNumber(text)
    if (number === null) return noNumber(text)
    if (isTooLong(tracking)) return TOO_LONG
    const done = await markSent(ctx, { number, tracking })
    return done.ok
      ? { ok: true, lines: [`Order ${number} is sent.`], changed: { order: text, to: 'sent' } }
      : { ok: false, lines: [`It cannot be sent: ${done.detail}.`], code: done.code }
  },
}

export const correctTrackingVerb: Verb = {
  says: 'Changes the tracking code of an order that was sent, which its buyer sees; without one, takes it away. No mail is sent.',
  takes: [orderArgument, { name: 'tracking', says: 'the right code', optional: true }],
  changes: true,
  transactions: 'one',
  async run(ctx, { order: text = '', tracking = null }) {
    const number = parseNumber(text)
    if (number === null) return noNumber(text)
    if (isTooLong(tracking)) return TOO_LONG
    const done = await correctTracking(ctx, { number, tracking })
    if (!done.ok) return { ok: false, lines: [`Nothing was done: ${done.detail}.`], code: done.code }
    const changed = { order: text, tracking_before: done.before, tracking }
    const now = tracking === null ? 'no tracking code' : `the tracking code ${tracking}`
    return { ok: true, lines: [`Order ${number} has ${now}.`], changed }
  },
}

export const refundOrderVerb: Verb = {
  says: 'Refunds an order, or part of it, at the payment provider; its status follows when the provider confirms.',
  takes: [
    orderArgument,
    { name: 'amount', says: 'in R$, such as 12,50; without it, all that is left', optional: true },
    { name: 'restock', says: 'yes: its items go back into stock', optional: true },
  ],
  changes: true,
  transactions: 'several',
  async run(ctx, { order: text = '', amount: amountText, restock, actId }) {
    const number = parseNumber(text)
    if (number === null) return noNumber(text)
    const amount = amountText === undefined ? null : parseAmount(amountText)
    if (amountText !== undefined && amount === null)
      return { ok: false, lines: [`"${amountText}" is not an amount of R$ above 0.`], code: 'NO_AMOUNT' }
    if (restock !== undefined && restock !== 'yes' && restock !== 'no')
      return { ok: false, lines: ['--restock must be yes or no.'] }
    const siteUrl = () => siteUrlOf(ctx.config)
    const provider = await openProvider(ctx, { siteUrl, ownUrl: siteUrl })
    const asked = { provider, number, amount, restocks: restock === 'yes', key: `refund ${actId}` }
    const done = await refundOrder(ctx, asked)
    return done.ok
      ? { ok: true, lines: [`The provider refunds order ${number}.`] }
      : { ok: false, lines: [`It cannot be refunded: ${done.detail}.`], code: done.code }
  },
}
