import { inPages, type OwnDataPart } from '../ownDataPart.ts'
import { deletePayee, hasOpen, selectOwnWithdrawals, selectPayee } from './withdrawalStore.ts'

/** What withdrawals keep of a user. Those that were made stay; whose CPF it was is free for another account. */
export const ownWithdrawals: OwnDataPart = {
  whatHolds: async (trx, { userId }) =>
    (await hasOpen(trx, userId)) ? [{ code: 'CLOSING_WITHDRAWAL' }] : [],
  exportOf: (db, { userId }) => ({
    payee: () => selectPayee(db, userId),
    withdrawals: () => inPages(selectOwnWithdrawals, { db, userId }),
  }),
  async forget(trx, { userId }) {
    await deletePayee(trx, userId)
    return {}
  },
}
