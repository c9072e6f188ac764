import { type EvaluatedPosition, evaluateGame, REVIEW_PASSES } from '@lance/chess/review'

/** What the page sends to the worker that evaluates games. */
export type EvaluationRequest = { ucis: readonly string[] }
/** What the worker answers, repeatedly until every position is evaluated. To cancel, terminate the worker. */
export type EvaluationAnswer = EvaluatedPosition

addEventListener('message', ({ data: { ucis } }: MessageEvent<EvaluationRequest>) => {
  for (const evaluated of evaluateGame({ ucis }, { passes: REVIEW_PASSES })) {
    const answer: EvaluationAnswer = evaluated
    postMessage(answer)
  }
})
