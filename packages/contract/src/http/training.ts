import { z } from 'zod'

/** Most exercises of a player. */
export const TRAINING_EXERCISES_MAX = 2000
/** Most of them together with those that were deleted, whose ids are kept. */
export const TRAINING_IDS_MAX = 10_000
/** Most answers kept of a player; the oldest go first. */
export const TRAINING_REVIEWS_MAX = 20_000
/** Most of each in one push, which must fit into a body. */
export const TRAINING_PUSH_EXERCISES_MAX = 40
export const TRAINING_PUSH_REVIEWS_MAX = 150
/** Most of each in one answer. */
export const TRAINING_PULL_MAX = 200

const uci = z.string().max(5)
const line = z.array(uci).min(1).max(12)
const timeMs = z.number().int().min(0).max(8_640_000_000_000)

/** A mistake of the player's own, made into a question. The server checks its moves by the rules of chess. */
const exercise = z.strictObject({
  id: z.string().max(70),
  source: z.enum(['bot', 'online', 'imported']),
  gameId: z.string().max(64),
  variant: z.enum(['standard', 'chess960']),
  fen: z.string().max(100),
  ply: z.number().int(),
  played: uci,
  /** In percentage points of winning chances. */
  lost: z.number().min(0).max(100),
  accepted: z.array(z.strictObject({ uci, chances: z.number().min(0).max(100) })).max(3),
  line,
  refutation: line,
  themes: z.array(z.string().max(20)).max(12),
  difficulty: z.number().min(0).max(4000),
})
export type TrainingExercise = z.infer<typeof exercise>

/** `exercise` is null once the player has deleted it. `playedAtMs`: when its game ended. */
const keptExercise = z.strictObject({
  id: z.string().regex(/^[\w.-]{1,70}$/),
  playedAtMs: timeMs,
  exercise: exercise.nullable(),
})

/** One answer to an exercise. `day`: by the player's calendar, counted from 1970-01-01. */
const review = z.strictObject({
  id: z.uuid(),
  exerciseId: z.string().regex(/^[\w.-]{1,70}$/),
  atMs: timeMs,
  day: z.number().int().min(0).max(100_000),
  grade: z.enum(['again', 'hard', 'good', 'easy']),
  difficulty: z.number().min(0).max(4000),
})
export type TrainingReviewRecord = z.infer<typeof review>

/** What a device has that the server may not have yet. All of it has ids of its own, so that it may be sent again. */
export const trainingPush = z.strictObject({
  exercises: z.array(keptExercise).max(TRAINING_PUSH_EXERCISES_MAX),
  reviews: z.array(review).max(TRAINING_PUSH_REVIEWS_MAX),
})
export type TrainingPush = z.infer<typeof trainingPush>

/** Why an exercise is not kept: there is no more room, its game is not the player's, or only members get more of it. */
const refusedExercise = z.object({
  id: z.string(),
  code: z.enum(['FULL', 'INVALID', 'NOT_OWN_GAME', 'MEMBERS_ONLY']),
})
export type RefusedExercise = z.infer<typeof refusedExercise>

/** Everything else was kept. */
export const trainingPushed = z.object({ refused: z.array(refusedExercise) })

/** `after`: the cursor of the last answer; 0 for everything. */
export const trainingQuery = z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647).default(0) })

/** What is new since a cursor, in order; with `hasMore`, ask again after the new cursor. */
export const trainingChanges = z.object({
  exercises: z.array(keptExercise),
  reviews: z.array(review),
  cursor: z.number().int(),
  hasMore: z.boolean(),
})
export type TrainingChanges = z.infer<typeof trainingChanges>
