import type { OwnDataPart } from '../ownDataPart.ts'
import { selectFrozen } from './freezeStore.ts'

/** An account that an operator froze stays as it is until he has decided. */
export const ownFreeze: OwnDataPart = {
  whatHolds: async (trx, { userId }) =>
    (await selectFrozen(trx, [userId])).has(userId) ? [{ code: 'CLOSING_FROZEN' }] : [],
}
