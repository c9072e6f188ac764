import { inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import { deleteMatchNoticesOf, selectOwnMatchNotices } from './matchNoticeStore.ts'
import { deletePrizeNoticesOf, selectOwnPrizeNotices } from './prizeNoticeStore.ts'
import { hasOpenEntry, selectOwnEntries } from './tournamentStore.ts'

/**
 * The tournaments that a user entered, and the prizes and matches that they have not seen. Unfinished tournaments prevent
 * closing the account; others keep the id.
 */
export const ownTournaments: OwnDataPart = {
  findObstacles: async (trx, { userId }) =>
    (await hasOpenEntry(trx, userId)) ? [{ code: 'CLOSING_TOURNAMENT' }] : [],
  exportOf: (db, { userId }) => ({
    tournaments: () => inPages(selectOwnEntries, { db, userId }),
    matchNotices: () => selectOwnMatchNotices(db, userId),
    prizeNotices: () => selectOwnPrizeNotices(db, userId),
  }),
  async forget(trx, { userId }) {
    await deletePrizeNoticesOf(trx, userId)
    await deleteMatchNoticesOf(trx, userId)
    return {}
  },
}
