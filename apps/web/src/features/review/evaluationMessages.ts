import type { EvaluatedPosition } from '@lance/chess/review'

/** What the page sends to the worker that evaluates games. */
export type EvaluationRequest = { ucis: readonly string[] }
/** What the worker answers, repeatedly until every position is evaluated. To cancel, terminate the worker. */
export type EvaluationAnswer = EvaluatedPosition
