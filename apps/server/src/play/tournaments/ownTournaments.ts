import { inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import { hasOpenEntry, selectOwnEntries } from './tournamentStore.ts'

/** The tournaments that a user entered. Unfinished ones prevent closing the account; others keep the id. */
export const ownTournaments: OwnDataPart = {
  findObstacles: async (trx, { userId }) =>
    (await hasOpenEntry(trx, userId)) ? [{ code: 'CLOSING_TOURNAMENT' }] : [],
  exportOf: (db, { userId }) => ({ tournaments: () => inPages(selectOwnEntries, { db, userId }) }),
}
