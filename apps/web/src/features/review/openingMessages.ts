import type { Opening } from '@lance/chess/openings'

/** What the page sends to the worker that names openings, and its single answer. */
export type OpeningRequest = { ucis: readonly string[] }
export type OpeningAnswer = { opening: Opening | null }
