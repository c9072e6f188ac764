import { evaluateGame, REVIEW_PASSES } from '@lance/chess/review'
import type { EvaluationAnswer, EvaluationRequest } from './evaluationMessages.ts'

addEventListener('message', ({ data: { ucis } }: MessageEvent<EvaluationRequest>) => {
  for (const evaluated of evaluateGame({ ucis }, { passes: REVIEW_PASSES })) {
    const answer: EvaluationAnswer = evaluated
    postMessage(answer)
  }
})
