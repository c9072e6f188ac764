import { parseExercise } from '@lance/chess/training'
import {
  type RefusedExercise,
  type RefusedSummary,
  TRAINING_EXERCISES_MAX,
  TRAINING_IDS_MAX,
  type TrainingPush,
} from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { keepGames } from './keepGames.ts'
import { mayTrain } from './mayTrain.ts'
import {
  countExercises,
  deleteOldReviews,
  insertExercises,
  insertReviews,
  type KeptExercise,
  lockTraining,
  type OnlineGame,
  saveSeq,
  selectIsMember,
  selectKnownExercises,
  selectOnlineGames,
} from './trainingStore.ts'

/**
 * Keeps what a device has: exercises, deletions, answers and summaries of games, each once. An exercise of an online game is
 * one of the player's finished games; each gives one exercise, to members all of them.
 */
export async function pushTraining(
  { db }: Pick<Context, 'db'>,
  { userId }: Caller,
  { exercises, reviews, games = [] }: TrainingPush,
): Promise<Pushed | Refusal> {
  const allowed = await mayTrain({ db }, userId)
  if (!allowed.ok) return allowed
  const refusals = await db.transaction().execute(async (trx) => {
    const firstSeq = await lockTraining(trx, userId)
    const decided = await decide(trx, userId, exercises)
    await insertExercises(trx, { userId, exercises: decided.kept, afterSeq: firstSeq })
    const afterSeq = firstSeq + decided.kept.length
    await insertReviews(trx, { userId, reviews, afterSeq })
    await deleteOldReviews(trx, userId)
    const summaries = await keepGames(trx, { userId, games, afterSeq: afterSeq + reviews.length })
    await saveSeq(trx, { userId, seq: summaries.lastSeq })
    return { refused: decided.refused, refusedGames: summaries.refused }
  })
  return { ok: true, ...refusals }
}

type Pushed = { ok: true; refused: RefusedExercise[]; refusedGames: RefusedSummary[] }

type Decided = { kept: KeptExercise[]; refused: RefusedExercise[] }

/** Which exercises to keep. Those that are known stay as they are, unless they are deleted now. */
async function decide(
  trx: Kysely<Database>,
  userId: string,
  exercises: TrainingPush['exercises'],
): Promise<Decided> {
  const ids = exercises.map(({ id }) => id)
  const gameIds = exercises.flatMap(({ exercise }) =>
    exercise?.source === 'online' ? [exercise.gameId] : [],
  )
  const known = await selectKnownExercises(trx, { userId, ids })
  const games = gameIds.length === 0 ? [] : await selectOnlineGames(trx, { userId, gameIds })
  const isMember = await selectIsMember(trx, userId)
  const { present, ids: idCount } = await countExercises(trx, userId)
  let room = TRAINING_EXERCISES_MAX - present
  let idRoom = TRAINING_IDS_MAX - idCount
  const decided: Decided = { kept: [], refused: [] }
  for (const kept of new Map(exercises.map((one) => [one.id, one])).values()) {
    const before = known.find(({ id }) => id === kept.id)
    if (before !== undefined && (before.isDeleted || kept.exercise !== null)) continue
    const isFull = before === undefined && idRoom <= 0
    const code = isFull ? 'FULL' : kept.exercise === null ? null : refusalOf(kept, { games, isMember, room })
    if (code !== null) decided.refused.push({ id: kept.id, code })
    else {
      decided.kept.push(kept)
      if (before === undefined) idRoom--
      if (kept.exercise === null) continue
      room--
      const game = games.find(({ id }) => id === kept.exercise?.gameId)
      if (game !== undefined) game.exercises++
    }
  }
  return decided
}

function refusalOf(
  { id, exercise }: KeptExercise,
  { games, isMember, room }: { games: readonly OnlineGame[]; isMember: boolean; room: number },
): RefusedExercise['code'] | null {
  if (exercise === null || exercise.id !== id || parseExercise(exercise) === null) return 'INVALID'
  if (room <= 0) return 'FULL'
  if (exercise.source !== 'online') return null
  const game = games.find((one) => one.id === exercise.gameId)
  if (game === undefined) return 'NOT_OWN_GAME'
  return isMember || game.exercises === 0 ? null : 'MEMBERS_ONLY'
}
