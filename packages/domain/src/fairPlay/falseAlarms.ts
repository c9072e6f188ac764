import type { DealingKind } from './dealings.ts'
import { DEALING_ALARMS, FALSE_ALARMS } from './parameters.ts'

/**
 * The share of honest players expected at or above this evidence. Honest play makes evidence of x nats at most e^-x times as
 * frequent as help does, if the model were right; how far it is not was measured on honest players. `isExtrapolated`: rarer
 * than the sample can show.
 */
export function falseAlarms({ nats, games }: { nats: number; games: number }): {
  rate: number
  isExtrapolated: boolean
} {
  if (nats <= 0 || games === 0) return { rate: 1, isExtrapolated: false }
  const row = FALSE_ALARMS.rows.findLast((one) => one.games <= games) ?? FALSE_ALARMS.rows[0]
  if (row === undefined) return { rate: 1, isExtrapolated: false }
  const rate = Math.min(1, row.share * Math.exp(-row.perNat * Math.max(0, nats - row.from)))
  return { rate, isExtrapolated: rate < FALSE_ALARMS.shownLeast }
}

/** The share of honest pairs, or groups of them, expected at or above this evidence of losing on purpose. */
export function dealingFalseAlarms(nats: number, kind: DealingKind): number {
  if (nats <= 0) return 1
  const { share, perNat } = DEALING_ALARMS[kind]
  return Math.min(1, share * Math.exp(-perNat * nats))
}
