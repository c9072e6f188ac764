export { openReviews } from './openReviews.ts'
