import { type Evaluated, type Evaluation, type GameReview, summarizeGame } from '@lance/chess/review'

/** How far the engine is with a game. */
export type EngineReview = {
  status: 'working' | 'done' | 'failed'
  /** By ply; what it has not come to yet is missing. */
  evaluations: readonly (Evaluation | undefined)[]
  /** 0 to 1. */
  progress: number
  /** What the last pass over the whole game came to: moves are judged by evaluations of one pass. */
  review: GameReview | null
}

export function startEngineReview(plies: number): EngineReview {
  const evaluations = Array.from({ length: plies + 1 }, () => undefined)
  return { status: 'working', evaluations, progress: 0, review: null }
}

/** Takes in what the engine thinks of one more position. */
export function takeEvaluated(
  state: EngineReview,
  ucis: readonly string[],
  { ply, evaluation, done, total, isPassOver }: Evaluated,
): EngineReview {
  const evaluations = state.evaluations.with(ply, evaluation)
  const known = evaluations.filter((one) => one !== undefined)
  return {
    status: done === total ? 'done' : 'working',
    evaluations,
    progress: done / total,
    review: isPassOver ? summarizeGame({ ucis, firstMover: 'white' }, known) : state.review,
  }
}
