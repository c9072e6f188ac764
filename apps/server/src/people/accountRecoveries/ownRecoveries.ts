import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import { deleteRecoveriesOf, selectOwnRecoveries } from './recoveryStore.ts'

/** When the owner asked to get back in without a factor, and what became of it. */
export const ownRecoveries: OwnDataPart = {
  exportOf: (db, { userId }) => ({
    async *recoveries() {
      yield* await selectOwnRecoveries(db, userId)
    },
  }),
  async forget(trx, { userId }) {
    await deleteRecoveriesOf(trx, userId)
    return {}
  },
}
