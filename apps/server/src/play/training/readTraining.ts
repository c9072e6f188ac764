import { TRAINING_PULL_MAX, type TrainingChanges } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { mayTrain } from './mayTrain.ts'
import { selectExercisesAfter, selectReviewsAfter } from './trainingStore.ts'

/** What has changed in a player's training since a cursor, in order. */
export async function readTraining(
  { db }: Pick<Context, 'db'>,
  { userId }: Caller,
  { after }: { after: number },
): Promise<{ ok: true; changes: TrainingChanges } | Refusal> {
  const allowed = await mayTrain({ db }, userId)
  if (!allowed.ok) return allowed
  const page = { userId, after, limit: TRAINING_PULL_MAX }
  // Answers are read first: an exercise is never newer than what it is answered by, so none is without it.
  const reviews = await selectReviewsAfter(db, page)
  const exercises = await selectExercisesAfter(db, page)
  // A list that is full ends the page: of the other one, what comes later is left for the next.
  const ends = [reviews, exercises].flatMap((rows) =>
    rows.length === TRAINING_PULL_MAX ? [rows.at(-1)?.seq ?? after] : [],
  )
  const last = Math.max(after, ...[...reviews, ...exercises].map(({ seq }) => seq))
  const cursor = Math.min(last, ...ends)
  const isIn = ({ seq }: { seq: number }) => seq <= cursor
  return {
    ok: true,
    changes: {
      exercises: exercises.filter(isIn).map(({ seq: _, ...exercise }) => exercise),
      reviews: reviews.filter(isIn).map(({ seq: _, ...review }) => review),
      cursor,
      hasMore: ends.length > 0,
    },
  }
}
