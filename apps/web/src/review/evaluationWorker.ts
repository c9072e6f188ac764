import { evaluateGame, REVIEW_PASSES } from '@lance/chess/review'
import type { EvaluationAnswer, EvaluationQuestion } from './evaluationMessages.ts'

addEventListener('message', ({ data: { ucis } }: MessageEvent<EvaluationQuestion>) => {
  for (const evaluated of evaluateGame({ ucis }, { passes: REVIEW_PASSES })) {
    const answer: EvaluationAnswer = evaluated
    postMessage(answer)
  }
})
