export {
  PORTION_SIZES,
  PORTION_USUAL,
  type Portion,
  type PortionSize,
  planPortion,
  type Schedule,
  scheduleAll,
  streakOf,
} from './planPortion.ts'
export { rateTraining, type TrainingRating } from './rateTraining.ts'
export { type Card, scheduleCard } from './scheduleCard.ts'
export {
  inOrder,
  TRAINING_GRADES,
  type TrainingGrade,
  type TrainingReview,
} from './trainingReview.ts'
