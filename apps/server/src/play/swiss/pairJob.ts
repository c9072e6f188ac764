import { pairSwissRound, type SwissStanding, swissStandings } from '@lance/domain/swiss'
import type { SwissHistory } from './readHistory.ts'

/** What costs a large tournament's server too much time beside moves: pairing a round, and its standings. */
export type PairJob =
  | { kind: 'pair'; history: SwissHistory; absent: readonly string[] }
  | { kind: 'standings'; history: SwissHistory }

export type PairedRound = { pairings: { white: string; black: string }[]; bye: string | null }

/** `paired`: null if no pairing is legal, or none was asked for. */
export type PairAnswer = { paired: PairedRound | null; standings: SwissStanding[] }

/** Does a job. Throws if the history contradicts itself, which is a bug. */
export function doPairJob(job: PairJob): PairAnswer {
  if (job.kind === 'standings') {
    const made = swissStandings(job.history)
    if (!made.ok) throw new Error(`no standings: ${made.code}`)
    return { paired: null, standings: made.standings }
  }
  const paired = pairSwissRound({ ...job.history, absent: job.absent })
  if (!paired.ok && paired.code !== 'NO_LEGAL_PAIRING') throw new Error(`no pairing: ${paired.code}`)
  return { paired: paired.ok ? { pairings: paired.pairings, bye: paired.bye } : null, standings: [] }
}
