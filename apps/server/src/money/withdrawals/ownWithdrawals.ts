import { inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import type { Sealer } from '../../kernel/sealing/sealer.ts'
import {
  deletePayee,
  hasOpen,
  type OwnWithdrawal,
  selectOwnWithdrawals,
  selectPayee,
} from './withdrawalStore.ts'

/** A user's withdrawals and payee. Withdrawals are never deleted, but another account may use the CPF. */
export function ownWithdrawals(sealer: Sealer): OwnDataPart {
  return {
    findObstacles: async (trx, { userId }) =>
      (await hasOpen(trx, userId)) ? [{ code: 'CLOSING_WITHDRAWAL' }] : [],
    exportOf: (db, { userId }) => ({
      payee: () => selectPayee(db, { sealer, userId }),
      withdrawals: () =>
        inPages<OwnWithdrawal>(
          (from, _userId, page) => selectOwnWithdrawals(from, { sealer, userId }, page),
          {
            db,
            userId,
          },
        ),
    }),
    async forget(trx, { userId }) {
      await deletePayee(trx, userId)
      return {}
    },
  }
}
