import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import { selectOwnSwiss } from './swissStore.ts'

/** How a user fared in Swiss tournaments. It stays with the tournaments, whose players keep their ids. */
export const ownSwiss: OwnDataPart = {
  exportOf: (db, { userId }) => ({ swissTournaments: () => selectOwnSwiss(db, userId) }),
}
