import type { SwissStanding } from '@lance/domain/swiss'
import { openJobThread } from '../../kernel/openJobThread.ts'
import { doPairJob, type PairAnswer, type PairedRound, type PairJob } from './pairJob.ts'
import type { SwissHistory } from './readHistory.ts'

/** Up to this many players are paired where the moves are, within some milliseconds. */
const INLINE_PLAYERS_MAX = 40
/** The most time for one job; 8192 players take half a second. */
const PAIR_WITHIN_MS = 30_000

export type Pairer = {
  /** Pairs the next round; null if no pairing is legal. Rejects if the thread fails, is closed or takes too long. */
  pair(history: SwissHistory, absent: readonly string[]): Promise<PairedRound | null>
  standings(history: SwissHistory): Promise<SwissStanding[]>
  close(): Promise<void>
}

/** Pairs rounds, the large ones on a separate thread, one after the other. */
export function openPairer(): Pairer {
  const thread = openJobThread<PairJob, PairAnswer>({
    program: new URL('./pairWorker.ts', import.meta.url),
    withinMs: PAIR_WITHIN_MS,
  })
  const run = async (job: PairJob) =>
    job.history.players.length <= INLINE_PLAYERS_MAX ? doPairJob(job) : thread.run(job)
  return {
    async pair(history, absent) {
      return (await run({ kind: 'pair', history, absent })).paired
    },
    async standings(history) {
      return (await run({ kind: 'standings', history })).standings
    },
    close: thread.close,
  }
}
