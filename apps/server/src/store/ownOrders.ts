import { inPages, type OwnDataPart } from '../ownDataPart.ts'
import { forgetReceiver, hasOpenOrder, selectOwnOrders } from './orderStore.ts'

/**
 * What orders keep of a user. What is being paid, has to be sent or is paid back needs to know who gets it; after that
 * an order stays, like all that moved money, but not whom it went to.
 */
export const ownOrders: OwnDataPart = {
  whatHolds: async (trx, { userId }) =>
    (await hasOpenOrder(trx, userId)) ? [{ code: 'CLOSING_ORDER' }] : [],
  exportOf: (db, { userId }) => ({
    orders: () => inPages(selectOwnOrders, { db, userId }),
  }),
  async forget(trx, { userId }) {
    await forgetReceiver(trx, userId)
    return {}
  },
}
