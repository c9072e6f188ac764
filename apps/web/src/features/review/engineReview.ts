import type { Color } from '@lance/chess'
import { type Evaluation, type GameReview, summarizeGame } from '@lance/chess/review'
import type { EvaluatedPosition } from '@lance/engine/review'

/** The engine's review of a game so far. */
export type EngineReview = {
  status: 'working' | 'done' | 'failed'
  /** By ply; undefined for positions not evaluated yet. */
  evaluations: readonly (Evaluation | undefined)[]
  /** 0 to 1. */
  progress: number
  /** The result of the last complete pass: moves are judged by evaluations from a single pass. */
  review: GameReview | null
}

export function startEngineReview(plies: number): EngineReview {
  const evaluations = Array.from({ length: plies + 1 }, () => undefined)
  return { status: 'working', evaluations, progress: 0, review: null }
}

/** Adds the evaluation of one more position. */
export function addEvaluation(
  state: EngineReview,
  { ucis, firstMover }: { ucis: readonly string[]; firstMover: Color },
  { ply, evaluation, done, total, isPassOver }: EvaluatedPosition,
): EngineReview {
  const evaluations = state.evaluations.with(ply, evaluation)
  const known = evaluations.filter((one) => one !== undefined)
  return {
    status: done === total ? 'done' : 'working',
    evaluations,
    progress: done / total,
    review: isPassOver ? summarizeGame({ ucis, firstMover }, known) : state.review,
  }
}
