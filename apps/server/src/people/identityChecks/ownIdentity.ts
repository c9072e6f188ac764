import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import type { Sealer } from '../../kernel/sealing/sealer.ts'
import { deleteChecksOf, openPerson, selectChecksOf } from './checkStore.ts'

/** The checks of who a user is. Closing the account deletes them, so that another may verify the CPF. */
export function ownIdentity(sealer: Sealer): OwnDataPart {
  return {
    exportOf: (db, { userId }) => ({
      async *identityChecks() {
        for (const check of await selectChecksOf(db, userId)) {
          const { purpose, status, reason, startedAt, settledAt } = check
          yield { ...openPerson(sealer, check), purpose, status, reason, startedAt, settledAt }
        }
      },
    }),
    async forget(trx, { userId }) {
      await deleteChecksOf(trx, userId)
      return {}
    },
  }
}
