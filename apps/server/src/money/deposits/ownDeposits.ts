import { type ClosingObstacle, inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import { hasOpenDeposit, selectOwnDeposits, selectReversibleUntil } from './depositStore.ts'

/** A user's deposits. They are never deleted, like everything that moved money. */
export const ownDeposits: OwnDataPart = {
  async findObstacles(trx, user) {
    const reasons: ClosingObstacle[] = []
    if (await hasOpenDeposit(trx, user.userId)) reasons.push({ code: 'CLOSING_DEPOSIT' })
    const untilMs = await selectReversibleUntil(trx, user)
    if (untilMs !== null) reasons.push({ code: 'CLOSING_REVERSIBLE', untilMs })
    return reasons
  },
  exportOf: (db, { userId }) => ({
    deposits: () => inPages(selectOwnDeposits, { db, userId }),
  }),
}
