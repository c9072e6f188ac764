import type { Opening } from '@lance/chess/openings'

/** What the page asks of the worker that knows the openings, and what it answers, once. */
export type OpeningQuestion = { ucis: readonly string[] }
export type OpeningAnswer = { opening: Opening | null }
