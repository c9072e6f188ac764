import { makeReais } from '@lance/domain'
import type { OwnDataPart } from '../ownDataPart.ts'
import { deleteRules, selectRules } from './playRulesStore.ts'

/** How a user bounds his own play. */
export const ownRules: OwnDataPart = {
  exportOf: (db, { userId }) => ({
    async limits() {
      const { adultDeclaredAt, pausedUntil, depositLimit } = await selectRules(db, userId)
      const { limit, next } = depositLimit
      return {
        adultDeclaredAt,
        pausedUntil,
        dailyDeposit: limit && makeReais(limit),
        nextDailyDeposit: next && { limit: next.limit && makeReais(next.limit), from: new Date(next.fromMs) },
      }
    },
  }),
  async forget(trx, { userId }) {
    await deleteRules(trx, userId)
    return {}
  },
}
