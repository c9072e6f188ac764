/**
 * How an exercise went: `again` after a wrong move or with the solution shown, `hard` with a hint, `good` at once, `easy`
 * at once and quickly.
 */
export const TRAINING_GRADES = ['again', 'hard', 'good', 'easy'] as const
export type TrainingGrade = (typeof TRAINING_GRADES)[number]

/**
 * One answer to an exercise. These entries are the truth: schedule, rating and streak follow from them, so that those of two
 * devices merge. `day`: of the player's own calendar, counted from 1970-01-01. `difficulty`: the exercise's when it was made.
 */
export type TrainingReview = {
  id: string
  exerciseId: string
  atMs: number
  day: number
  grade: TrainingGrade
  difficulty: number
}

/** Entries in the order in which they happened, each once. */
export function inOrder(reviews: readonly TrainingReview[]): TrainingReview[] {
  const byId = new Map(reviews.map((review) => [review.id, review]))
  return [...byId.values()].sort((one, other) => one.atMs - other.atMs || (one.id < other.id ? -1 : 1))
}
