import { SPEEDS } from '@lance/domain'
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
export const TRAINING_PUSH_GAMES_MAX = 10
/** Most of each in one answer. */
export const TRAINING_PULL_MAX = 200

const uci = z.string().max(5)
const line = z.array(uci).min(1).max(12)
const timeMs = z.number().int().min(0).max(8_640_000_000_000)

/** A mistake of the player's own, made into a question. The server checks its moves by the rules of chess. */
export const trainingExercise = z.strictObject({
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
export type TrainingExercise = z.infer<typeof trainingExercise>

/** `exercise` is null once the player has deleted it. `playedAtMs`: when its game ended. */
const keptExercise = z.strictObject({
  id: z.string().regex(/^[\w.-]{1,70}$/),
  playedAtMs: timeMs,
  exercise: trainingExercise.nullable(),
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

/** Moves, and the percentage points of winning chances that they lost together. */
const loss = z.strictObject({ moves: z.number().int().min(0).max(600), lost: z.number().min(0).max(60_000) })

/**
 * What the player lost in one game, and where. `rating`: the player's, unless it was provisional. `time`: by the time left
 * before a move, null for a game without clocks. The server checks names of themes, and that the sums agree.
 */
const game = z.strictObject({
  version: z.literal(1),
  gameId: z.string().regex(/^[\w-]{1,64}$/),
  source: z.enum(['bot', 'online', 'imported']),
  playedAtMs: timeMs,
  speed: z.enum(SPEEDS).nullable(),
  rating: z.number().int().min(0).max(4000).nullable(),
  result: z.enum(['won', 'drawn', 'lost']).nullable(),
  phases: z.strictObject({ opening: loss, middlegame: loss, endgame: loss }),
  time: z.strictObject({ half: loss, quarter: loss, tenth: loss, last: loss }).nullable(),
  mistakes: loss,
  themes: z.record(z.string().max(20), loss),
})
export type TrainingGame = z.infer<typeof game>

/** What a device has that the server may not have yet. All of it has ids of its own, so that it may be sent again. */
export const trainingPush = z.strictObject({
  exercises: z.array(keptExercise).max(TRAINING_PUSH_EXERCISES_MAX),
  reviews: z.array(review).max(TRAINING_PUSH_REVIEWS_MAX),
  /** A page of the previous version sends none. */
  games: z.array(game).max(TRAINING_PUSH_GAMES_MAX).optional(),
})
export type TrainingPush = z.infer<typeof trainingPush>

/** Why an exercise is not kept: there is no more room, its game is not the player's, or only members get more of it. */
const refusedExercise = z.object({
  id: z.string(),
  code: z.enum(['FULL', 'INVALID', 'NOT_OWN_GAME', 'MEMBERS_ONLY']),
})
export type RefusedExercise = z.infer<typeof refusedExercise>

/** Why a game is not kept: only members get the numbers of online games. */
const refusedSummary = z.object({
  gameId: z.string(),
  code: z.enum(['INVALID', 'NOT_OWN_GAME', 'MEMBERS_ONLY']),
})
export type RefusedSummary = z.infer<typeof refusedSummary>

/** Everything else was kept. A server of the previous version knows no games. */
export const trainingPushed = z.object({
  refused: z.array(refusedExercise),
  refusedGames: z.array(refusedSummary).optional(),
})

/** `after`: the cursor of the last answer; 0 for everything. */
export const trainingQuery = z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647).default(0) })

/** What is new since a cursor, in order; with `hasMore`, ask again after the new cursor. */
export const trainingChanges = z.object({
  exercises: z.array(keptExercise),
  reviews: z.array(review),
  /** A server of the previous version sends none. */
  games: z.array(game).optional(),
  cursor: z.number().int(),
  hasMore: z.boolean(),
})
export type TrainingChanges = z.infer<typeof trainingChanges>
