import type { Judgement } from '@lance/domain/fairPlay'
import type { Analyst, OpenAnalyst } from '../src/play/fairPlay/index.ts'

/** What an analyst of tests finds in every player: how rare honest play like this is. */
export const CLEAN = 1
export const SUSPECT = 0.0001

/** A judgement with this rate of false alarms, of no move. */
export const judgementOf = (falseAlarmRate: number): Judgement => ({
  nats: falseAlarmRate < 0.01 ? 9.2 : 0,
  falseAlarmRate,
  isExtrapolated: false,
  movesCounted: 40,
  games: [],
  signs: [{ kind: 'moves', nats: falseAlarmRate < 0.01 ? 9.2 : 0 }],
  skill: { expected: 1500, estimated: 1700, deviation: 80, helpedShare: 0.2 },
})

export type TestAnalyst = {
  openAnalyst: OpenAnalyst
  /** What every player looks like from now on. */
  falseAlarmRate: number
  /** What the thread dies of from now on; null: of nothing. */
  error: Error | null
  /** Done once, while the next player is judged. */
  meanwhile: (() => Promise<unknown>) | null
  /** How often a player was judged. */
  judged: number
}

/** An analyst that finds what the test says, at once. Rules of payouts don't depend on what an engine finds. */
export function makeTestAnalyst(): TestAnalyst {
  const analyst: TestAnalyst = {
    openAnalyst: (): Analyst => ({
      async analyse() {
        if (analyst.error) throw analyst.error
        return []
      },
      async judge() {
        analyst.judged++
        const { meanwhile } = analyst
        analyst.meanwhile = null
        await meanwhile?.()
        if (analyst.error) throw analyst.error
        return judgementOf(analyst.falseAlarmRate)
      },
      judgeDealings: async () => [],
      weighLosses: async (lost) => lost.map(() => null),
      countDrift: async () => [],
      close: async () => {},
    }),
    falseAlarmRate: CLEAN,
    error: null,
    meanwhile: null,
    judged: 0,
  }
  return analyst
}
