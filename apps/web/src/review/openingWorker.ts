import { nameOpening } from '@lance/chess/openings'
import type { OpeningAnswer, OpeningQuestion } from './openingMessages.ts'

// Reading the book of openings takes longer than a page may stand still.
addEventListener('message', ({ data: { ucis } }: MessageEvent<OpeningQuestion>) => {
  const answer: OpeningAnswer = { opening: nameOpening(ucis) }
  postMessage(answer)
})
