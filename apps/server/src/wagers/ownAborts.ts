import type { OwnDataPart } from '../ownDataPart.ts'
import { deleteAbortsOf } from './wagerStore.ts'

/** Who aborted a wagered game is remembered for a day's wait alone. */
export const ownAborts: OwnDataPart = {
  async forget(trx, { userId }) {
    await deleteAbortsOf(trx, userId)
    return {}
  },
}
