import type { OwnDataPart } from '../ownDataPart.ts'
import { deleteEntries, selectOwnSearches } from './matchmakingStore.ts'

/** The searches of a user that stand. */
export const ownSearches: OwnDataPart = {
  exportOf: (db, { userId }) => ({ searches: () => selectOwnSearches(db, userId) }),
  async forget(trx, { userId }) {
    await deleteEntries(trx, userId, 'all')
    return {}
  },
}
