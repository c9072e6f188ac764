import { inPages, type OwnDataPart } from '../ownDataPart.ts'
import { deleteReviewsOf, selectOwnReviews } from './reviewStore.ts'

/** A review is long. */
const PAGE_REVIEWS = 20

/** The reviews of a user's games that his browser worked out, for him alone. */
export const ownReviews: OwnDataPart = {
  exportOf: (db, { userId }) => ({
    reviews: () => inPages(selectOwnReviews, { db, userId, limit: PAGE_REVIEWS }),
  }),
  async forget(trx, { userId }) {
    await deleteReviewsOf(trx, userId)
    return {}
  },
}
