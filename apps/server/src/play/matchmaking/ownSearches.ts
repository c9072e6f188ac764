import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import { deleteEntries, selectOwnSearches } from './matchmakingStore.ts'

/** A user's open searches. */
export const ownSearches: OwnDataPart = {
  exportOf: (db, { userId }) => ({ searches: () => selectOwnSearches(db, userId) }),
  async forget(trx, { userId }) {
    await deleteEntries(trx, userId, 'all')
    return {}
  },
}
