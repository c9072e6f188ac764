import type { EarlyAnswer, SearchAnswer } from './analysisWorker.ts'
import { isSamePosition, type SearchedPosition } from './searchedPosition.ts'

/** What `early.js` has started while the page's scripts were loading, and the worker's last answer. */
const page = globalThis as { earlyWorker?: Worker; earlyAnswer?: EarlyAnswer }

/** What the early worker knows of this position; null if it has been asked about another or knows nothing yet. */
export function readEarlyAnswer(position: SearchedPosition): SearchAnswer | null {
  const { earlyAnswer } = page
  return earlyAnswer !== undefined && isSamePosition(earlyAnswer.early, position) ? earlyAnswer : null
}

/** The early worker, once; undefined if there is none. */
export function takeEarlyWorker(): Worker | undefined {
  const { earlyWorker } = page
  delete page.earlyWorker
  delete page.earlyAnswer
  return earlyWorker
}
