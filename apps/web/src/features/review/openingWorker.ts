import { nameOpening } from '@lance/chess/openings'
import type { OpeningAnswer, OpeningRequest } from './openingMessages.ts'

// In a worker, because parsing the opening book would block the page for too long.
addEventListener('message', ({ data: { ucis } }: MessageEvent<OpeningRequest>) => {
  const answer: OpeningAnswer = { opening: nameOpening(ucis) }
  postMessage(answer)
})
