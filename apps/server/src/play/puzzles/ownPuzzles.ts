import { inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import { deleteConsent, selectConsent } from './consentStore.ts'
import { selectOwnPuzzles } from './puzzleStore.ts'

/** A user's consent to puzzles from their games, and what was found in these. */
export const ownPuzzles: OwnDataPart = {
  exportOf: (db, { userId }) => ({
    puzzleConsent: () => selectConsent(db, userId),
    puzzles: () => inPages(selectOwnPuzzles, { db, userId }),
  }),
  async forget(trx, { userId }) {
    await deleteConsent(trx, userId)
    return {}
  },
}
