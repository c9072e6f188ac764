import { TRAINING_PULL_MAX, type TrainingChanges } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { mayTrain } from './mayTrain.ts'
import { selectGamesAfter } from './trainingGameStore.ts'
import { selectExercisesAfter, selectLastSeq, selectReviewsAfter } from './trainingStore.ts'

/** What has changed in a player's training since a cursor, in order. */
export async function readTraining(
  { db }: Pick<Context, 'db'>,
  { userId }: Caller,
  { after }: { after: number },
): Promise<{ ok: true; changes: TrainingChanges } | Refusal> {
  const allowed = await mayTrain({ db }, userId)
  if (!allowed.ok) return allowed
  const page = { userId, after, limit: TRAINING_PULL_MAX }
  // What has a number up to this one is visible to the reads after it; what is written meanwhile is left for the next call.
  const lastSeq = await selectLastSeq(db, userId)
  const reviews = await selectReviewsAfter(db, page)
  const exercises = await selectExercisesAfter(db, page)
  const games = await selectGamesAfter(db, page)
  // A list that is full ends the page, too.
  const ends = [reviews, exercises, games].flatMap((rows) =>
    rows.length === TRAINING_PULL_MAX ? [rows.at(-1)?.seq ?? after] : [],
  )
  const cursor = Math.min(Math.max(after, lastSeq), ...ends)
  const isIn = ({ seq }: { seq: number }) => seq <= cursor
  return {
    ok: true,
    changes: {
      exercises: exercises.filter(isIn).map(({ seq: _, ...exercise }) => exercise),
      reviews: reviews.filter(isIn).map(({ seq: _, ...review }) => review),
      games: games.filter(isIn).map(({ summary }) => summary),
      cursor,
      hasMore: ends.length > 0,
    },
  }
}
