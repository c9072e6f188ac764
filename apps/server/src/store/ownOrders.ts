import { inPages, type OwnDataPart } from '../ownDataPart.ts'
import { selectOwnOrders } from './orderStore.ts'

/** What orders keep of a user. They stay, like all that moved money: the law asks for it. */
export const ownOrders: OwnDataPart = {
  exportOf: (db, { userId }) => ({
    orders: () => inPages(selectOwnOrders, { db, userId }),
  }),
}
