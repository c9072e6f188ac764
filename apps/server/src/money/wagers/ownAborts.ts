import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import { deleteAbortsOf } from './wagerStore.ts'

/** Aborts of wagered games only make a player wait within a day, so they are deleted with the account. */
export const ownAborts: OwnDataPart = {
  async forget(trx, { userId }) {
    await deleteAbortsOf(trx, userId)
    return {}
  },
}
