import type { Kysely } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/db/schema.ts'
import { type Composer, queueMail } from '../people/mail/index.ts'
import { selectLines } from './checkoutStore.ts'
import { ORDER_MAILS, type OrderMail, orderMailText } from './orderMailText.ts'
import { selectOrder, selectRecipient } from './orderStore.ts'

const USEFUL_FOR_MS = 7 * 86_400_000

/** Queues a mail to the buyer of an order, in the transaction that causes it. */
export function queueOrderMail(
  trx: Kysely<Database>,
  { orderId, kind, nowMs }: { orderId: string; kind: OrderMail; nowMs: number },
): Promise<void> {
  return queueMail(trx, { kind, about: { orderId }, nowMs, usefulForMs: USEFUL_FOR_MS })
}

/**
 * The composers of order mails. They go to the address given on the provider's page, else to that of the
 * account.
 */
export function orderMailComposers({
  db,
  siteUrl,
}: Pick<Context, 'db'> & { siteUrl: () => string }): Readonly<Record<OrderMail, Composer>> {
  const composerOf =
    (kind: OrderMail): Composer =>
    async ({ about: { orderId = '' } }) => {
      const order = await selectOrder(db, orderId)
      if (!order) return null
      const { language, email } = await selectRecipient(db, order)
      const to = order.email ?? email
      if (to === null) return null
      const lines = await selectLines(db, order.checkoutId)
      return { to, ...orderMailText(kind, language, { order, lines, siteUrl: siteUrl() }) }
    }
  return Object.fromEntries(ORDER_MAILS.map((kind) => [kind, composerOf(kind)])) as Record<
    OrderMail,
    Composer
  >
}
