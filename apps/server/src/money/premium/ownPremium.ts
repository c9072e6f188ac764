import { inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import { selectOwnInvoices } from './invoiceStore.ts'
import { updateAccountClosed } from './memberStore.ts'
import { selectCurrent, selectOwnSubscriptions } from './subscriptionStore.ts'

/** A user's premium plan. Subscriptions and invoices are never deleted, like everything that moved money. */
export const ownPremium: OwnDataPart = {
  async findObstacles(trx, { userId }) {
    const current = await selectCurrent(trx, userId)
    return current.some(({ status, renews }) => status === 'running' && renews)
      ? [{ code: 'CLOSING_SUBSCRIPTION' }]
      : []
  },
  exportOf: (db, { userId }) => ({
    subscriptions: () => inPages(selectOwnSubscriptions, { db, userId }),
    premiumInvoices: () => inPages(selectOwnInvoices, { db, userId }),
  }),
  async forget(trx, { userId }) {
    await updateAccountClosed(trx, userId)
    return {}
  },
}
