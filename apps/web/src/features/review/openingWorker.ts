import { nameOpening, type Opening } from '@lance/chess/openings'

/** What the page sends to the worker that names openings, and its single answer. */
export type OpeningRequest = { ucis: readonly string[] }
export type OpeningAnswer = { opening: Opening | null }

// In a worker, because parsing the opening book would block the page for too long.
addEventListener('message', ({ data: { ucis } }: MessageEvent<OpeningRequest>) => {
  const answer: OpeningAnswer = { opening: nameOpening(ucis) }
  postMessage(answer)
})
