import {
  type RefusedExercise,
  TRAINING_PUSH_EXERCISES_MAX,
  TRAINING_PUSH_GAMES_MAX,
  TRAINING_PUSH_REVIEWS_MAX,
  type TrainingPush,
} from '@lance/contract'
import { callApi } from '../../net/session/wiring.ts'
import type { Training, Unsent } from './training.ts'
import type { StoredExercise } from './trainingFiles.ts'

/**
 * Sends what the server doesn't have, then takes what is new there. Everything has an id of its own, so a call that was cut off
 * is simply made again. Rejects without an answer.
 */
export async function syncTraining(training: Training, signal: AbortSignal): Promise<void> {
  await pushAll(training, signal)
  for (;;) {
    const query = { after: await training.cursor() }
    const { hasMore, ...pulled } = await callApi('GET /training', { query, signal })
    await training.merge(pulled)
    if (!hasMore) return
  }
}

async function pushAll(training: Training, signal: AbortSignal): Promise<void> {
  const { exercises, reviews, games } = await training.unsent()
  const pushes = Math.max(
    Math.ceil(exercises.length / TRAINING_PUSH_EXERCISES_MAX),
    Math.ceil(reviews.length / TRAINING_PUSH_REVIEWS_MAX),
    Math.ceil(games.length / TRAINING_PUSH_GAMES_MAX),
  )
  for (let at = 0; at < pushes; at++) {
    const sent: Unsent = {
      exercises: partOf(exercises, at, TRAINING_PUSH_EXERCISES_MAX),
      reviews: partOf(reviews, at, TRAINING_PUSH_REVIEWS_MAX),
      games: partOf(games, at, TRAINING_PUSH_GAMES_MAX),
    }
    const { refused, refusedGames = [] } = await callApi('POST /training', { body: pushOf(sent), signal })
    await training.markSent(sent)
    for (const { id, code } of refused) if (isForGood(code)) await training.remove(id)
    // The numbers are the same on all devices.
    for (const { gameId } of refusedGames) await training.removeGame(gameId)
  }
}

const partOf = <Item>(items: readonly Item[], at: number, size: number): readonly Item[] =>
  items.slice(at * size, (at + 1) * size)

/** An exercise that the server never takes is none. One without room there stays on this device. */
const isForGood = (code: RefusedExercise['code']) => code !== 'FULL'

/** A server of the previous version takes no games: it hears of none while there are none. */
const pushOf = ({ exercises, reviews, games }: Unsent): TrainingPush => ({
  exercises: exercises.flatMap((stored) => wireExercise(stored) ?? []),
  reviews: [...reviews],
  ...(games.length > 0 && { games: [...games] }),
})

/** Exercises of historic games are the site's own and never sent. */
function wireExercise({
  id,
  playedAtMs,
  exercise,
}: StoredExercise): TrainingPush['exercises'][number] | null {
  if (exercise === null) return { id, playedAtMs, exercise }
  const { playedAtMs: _, source, ...kept } = exercise
  if (source === 'historic') return null
  const { accepted, line, refutation, themes } = kept
  const lists = {
    accepted: [...accepted],
    line: [...line],
    refutation: [...refutation],
    themes: [...themes],
  }
  return { id, playedAtMs, exercise: { ...kept, source, ...lists } }
}
