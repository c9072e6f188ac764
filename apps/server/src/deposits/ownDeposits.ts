import { inPages, type OwnDataPart } from '../ownDataPart.ts'
import { hasOpenDeposit, selectOwnDeposits } from './depositStore.ts'

/** What deposits keep of a user. They stay, like all that moved money. */
export const ownDeposits: OwnDataPart = {
  whatHolds: async (trx, { userId }) => ((await hasOpenDeposit(trx, userId)) ? ['CLOSING_DEPOSIT'] : []),
  exportOf: (db, { userId }) => ({
    deposits: () => inPages(selectOwnDeposits, { db, userId }),
  }),
}
