import { inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import { deletePayee, hasOpen, selectOwnWithdrawals, selectPayee } from './withdrawalStore.ts'

/** A user's withdrawals and payee. Withdrawals are never deleted, but another account may use the CPF. */
export const ownWithdrawals: OwnDataPart = {
  findObstacles: async (trx, { userId }) =>
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
