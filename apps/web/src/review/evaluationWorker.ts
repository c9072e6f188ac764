import { evaluateGame } from '@lance/chess/review'
import type { EvaluationAnswer, EvaluationQuestion } from './evaluationMessages.ts'

/** First a look that is soon there, then one deeper than the bot's. */
const LIMITS = { depthsPlies: [4, 6], maxNodes: 400_000 }

addEventListener('message', ({ data: { ucis } }: MessageEvent<EvaluationQuestion>) => {
  for (const evaluated of evaluateGame({ ucis }, LIMITS)) {
    const answer: EvaluationAnswer = evaluated
    postMessage(answer)
  }
})
