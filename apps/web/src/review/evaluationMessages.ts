import type { Evaluated } from '@lance/chess/review'

/** What the page asks of the worker that judges games. */
export type EvaluationQuestion = { ucis: readonly string[] }
/** What it answers, again and again until every position is judged. Whoever loses interest ends the worker. */
export type EvaluationAnswer = Evaluated
