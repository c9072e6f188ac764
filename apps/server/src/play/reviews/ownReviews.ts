import { inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import { deleteReviewsOf, selectOwnReviews } from './reviewStore.ts'

/** A review is long. */
const PAGE_REVIEWS = 20

/** The reviews that a user's browser made of their games, visible only to that user. */
export const ownReviews: OwnDataPart = {
  exportOf: (db, { userId }) => ({
    reviews: () => inPages(selectOwnReviews, { db, userId, limit: PAGE_REVIEWS }),
  }),
  async forget(trx, { userId }) {
    await deleteReviewsOf(trx, userId)
    return {}
  },
}
