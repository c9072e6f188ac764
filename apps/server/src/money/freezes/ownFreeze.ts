import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import { selectFrozen } from './freezeStore.ts'

/** A frozen account can't be closed until an operator has decided about it. */
export const ownFreeze: OwnDataPart = {
  findObstacles: async (trx, { userId }) =>
    (await selectFrozen(trx, [userId])).has(userId) ? [{ code: 'CLOSING_FROZEN' }] : [],
}
