import { inPages, type OwnDataPart } from '../kernel/ownDataPart.ts'
import { eraseRecipient, hasOpenOrder, selectOwnOrders } from './orderStore.ts'

/**
 * What orders store about a user. An order that is being paid, sent or refunded needs its recipient, so it
 * prevents closing the account. Later, closing erases the recipient; the order stays, like everything that
 * moved money.
 */
export const ownOrders: OwnDataPart = {
  findObstacles: async (trx, { userId }) =>
    (await hasOpenOrder(trx, userId)) ? [{ code: 'CLOSING_ORDER' }] : [],
  exportOf: (db, { userId }) => ({
    orders: () => inPages(selectOwnOrders, { db, userId }),
  }),
  async forget(trx, { userId }) {
    await eraseRecipient(trx, userId)
    return {}
  },
}
