import type { Variant } from '@lance/chess'
import { type EvaluatedPosition, evaluateGame, REVIEW_PASSES } from '@lance/engine/review'
import { fetchEngine } from '@lance/engine/web'

/** What the page sends to the worker that evaluates games. `fen`: where it began, if not as standard chess does. */
export type EvaluationRequest = { ucis: readonly string[]; variant: Variant; fen?: string }
/** What the worker answers, repeatedly until every position is evaluated. To cancel, terminate the worker. */
export type EvaluationAnswer = EvaluatedPosition

/** Room for what a whole game's positions have in common. */
const TABLE_MIB = 16

async function evaluate(game: EvaluationRequest): Promise<void> {
  const engine = await fetchEngine({ tableMebibytes: TABLE_MIB })
  for (const evaluated of evaluateGame(engine, game, { passes: REVIEW_PASSES })) {
    const answer: EvaluationAnswer = evaluated
    postMessage(answer)
  }
}

// The page learns of errors as of any other script's.
addEventListener('message', ({ data }: MessageEvent<EvaluationRequest>) => {
  evaluate(data).catch(reportError)
})
