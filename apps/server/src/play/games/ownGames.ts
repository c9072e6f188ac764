import { type ClosingObstacle, inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import { deleteTallies, selectOwnGames, selectRunning } from './gameExportStore.ts'

/**
 * A user's games. Running games block closing the account; finished ones belong to both players, and stay.
 */
export const ownGames: OwnDataPart = {
  async findObstacles(trx, { userId }) {
    const { live, daily } = await selectRunning(trx, userId)
    const reasons: ClosingObstacle[] = []
    if (live) reasons.push({ code: 'CLOSING_GAME' })
    if (daily) reasons.push({ code: 'CLOSING_DAILY_GAME' })
    return reasons
  },
  exportOf: (db, { userId }) => ({ games: () => inPages(selectOwnGames, { db, userId }) }),
  async forget(trx, { userId }) {
    await deleteTallies(trx, userId)
    return {}
  },
}
