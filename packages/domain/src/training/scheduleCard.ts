import { FSRSAlgorithm, type FSRSState, generatorParameters } from 'ts-fsrs'
import { TRAINING_GRADES, type TrainingGrade, type TrainingReview } from './trainingReview.ts'

/** When an exercise comes again, and how well it is known. `stabilityDays`: until the chance to know it falls to 90 %. */
export type Card = { dueDay: number; lastDay: number; stabilityDays: number; reviews: number }

/** Nothing of one's own games is worth asking for again after more than a year. */
const INTERVAL_MAX_DAYS = 400

/** Whole days by the calendar, and no chance: two devices compute the same. */
const algorithm = /* @__PURE__ */ new FSRSAlgorithm(
  /* @__PURE__ */ generatorParameters({
    enable_fuzz: false,
    enable_short_term: false,
    maximum_interval: INTERVAL_MAX_DAYS,
  }),
)

/** FSRS counts from 1, "again". */
const gradeNumber = (grade: TrainingGrade) => TRAINING_GRADES.indexOf(grade) + 1

/** The schedule of one exercise after its reviews, in order; null before the first. */
export function scheduleCard(reviews: readonly Pick<TrainingReview, 'day' | 'grade'>[]): Card | null {
  let state: FSRSState | null = null
  let lastDay = 0
  let elapsed = 0
  for (const { day, grade } of reviews) {
    // A player who travels west may have the same day twice, and a clock may go wrong.
    elapsed = state === null ? 0 : Math.max(0, day - lastDay)
    state = algorithm.next_state(state, elapsed, gradeNumber(grade))
    lastDay = Math.max(lastDay, day)
  }
  if (state === null) return null
  const days = algorithm.next_interval(state.stability, elapsed)
  return { dueDay: lastDay + days, lastDay, stabilityDays: state.stability, reviews: reviews.length }
}
