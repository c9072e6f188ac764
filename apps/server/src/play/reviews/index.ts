export { openReviews } from './openReviews.ts'
export { ownReviews } from './ownReviews.ts'
