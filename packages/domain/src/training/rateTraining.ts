import { rateGame } from '../ratePeriod.ts'
import { type Rating, STARTING_RATING } from '../rating.ts'
import type { TrainingGrade, TrainingReview } from './trainingReview.ts'

/** Nobody's first answers move their rating by hundreds of points: they are about single positions. */
const TRAINEE: Rating = { ...STARTING_RATING, deviation: 200 }
/** How uncertain the first guess at an exercise's difficulty is. */
const EXERCISE_DEVIATION = 120

const SCORES: Readonly<Record<TrainingGrade, number>> = { again: 0, hard: 0.5, good: 1, easy: 1 }

export type TrainingRating = {
  trainee: Rating
  /** What the last counted answer changed. */
  lastChange: number
  /** The difficulty of each exercise after its first answer. */
  difficulties: ReadonlyMap<string, number>
}

/** Trainee and exercise as in a game: only the first answer counts, since a repetition asks the memory. `reviews`: in order. */
export function rateTraining(reviews: readonly TrainingReview[]): TrainingRating {
  let trainee = TRAINEE
  let lastChange = 0
  const difficulties = new Map<string, number>()
  for (const { exerciseId, difficulty, grade } of reviews) {
    if (difficulties.has(exerciseId)) continue
    const before = trainee.rating
    const exercise = { ...STARTING_RATING, rating: difficulty, deviation: EXERCISE_DEVIATION }
    const rated = rateGame({ white: trainee, black: exercise, whiteScore: SCORES[grade] })
    trainee = rated.white
    lastChange = trainee.rating - before
    difficulties.set(exerciseId, rated.black.rating)
  }
  return { trainee, lastChange, difficulties }
}
