import { inPages, type OwnDataPart } from '../ownDataPart.ts'
import { hasOpenEntry, selectOwnEntries } from './tournamentStore.ts'

/** The tournaments that a user is or was in. One that is not over needs him; those that are keep his id. */
export const ownTournaments: OwnDataPart = {
  whatHolds: async (trx, { userId }) =>
    (await hasOpenEntry(trx, userId)) ? [{ code: 'CLOSING_TOURNAMENT' }] : [],
  exportOf: (db, { userId }) => ({ tournaments: () => inPages(selectOwnEntries, { db, userId }) }),
}
