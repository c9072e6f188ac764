import { pollSoon } from '../../money/payments/index.ts'
import { isUuid } from './isUuid.ts'
import type { Verb } from './verb.ts'

export const pollPaymentVerb: Verb = {
  says: 'Asks the provider about a payment again, in case a webhook was lost: a deposit, a purchase of the store or a subscription. A running server does it within a minute.',
  takes: [{ name: 'payment', says: 'the id of the deposit, the checkout or the subscription' }],
  changes: true,
  transactions: 'one',
  async run({ db, time }, { payment: id = '' }) {
    const isDue = isUuid(id) && (await pollSoon(db, { id, now: new Date(time.nowMs()) }))
    return isDue
      ? {
          ok: true,
          lines: [`The provider will be asked about ${id} within a minute.`],
          changed: { payment: id, asked: true },
        }
      : {
          ok: false,
          lines: [`${id} is no payment that waits for its provider.`],
          code: 'PAYMENT_SETTLED',
        }
  },
}
