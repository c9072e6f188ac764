import type { Color } from '@lance/chess'
import { otherColor } from '../clock.ts'
import { preferencesClash } from './colorPreference.ts'
import { compareRank, type PlayerRecord } from './playerRecord.ts'

const STRENGTHS = ['none', 'mild', 'strong', 'absolute'] as const

/** Who of two players has White: FIDE C.04.3, article 5. `initialColor` is drawn by lot before the first round. */
export function allocateColors(
  one: PlayerRecord,
  other: PlayerRecord,
  initialColor: Color,
): { white: PlayerRecord; black: PlayerRecord } {
  const [higher, lower] = compareRank(one, other) < 0 ? [one, other] : [other, one]
  const color = colorOfHigher(higher, lower, initialColor)
  return color === 'white' ? { white: higher, black: lower } : { white: lower, black: higher }
}

function colorOfHigher(higher: PlayerRecord, lower: PlayerRecord, initialColor: Color): Color {
  const own = higher.preference
  const theirs = lower.preference
  if (!preferencesClash(own, theirs)) {
    if (own.color !== null) return own.color
    if (theirs.color !== null) return otherColor(theirs.color)
    return higher.pairingNumber % 2 === 1 ? initialColor : otherColor(initialColor)
  }
  // From here on both prefer the same color.
  const preferred = own.color as Color
  const byStrength = STRENGTHS.indexOf(own.strength) - STRENGTHS.indexOf(theirs.strength)
  if (byStrength !== 0) return byStrength > 0 ? preferred : otherColor(preferred)
  const byImbalance = own.strength === 'absolute' ? own.imbalance - theirs.imbalance : 0
  if (byImbalance !== 0) return byImbalance > 0 ? preferred : otherColor(preferred)
  return alternated(higher.colors, lower.colors) ?? preferred
}

/**
 * The color that alternates from the last time the two had different colors. Games are counted from the last one
 * back; rounds without a game are skipped (C.04.2, 3.4). Null if they never had.
 */
function alternated(own: readonly Color[], theirs: readonly Color[]): Color | null {
  for (let back = 1; back <= Math.min(own.length, theirs.length); back++) {
    const color = own.at(-back) as Color
    if (color !== theirs.at(-back)) return otherColor(color)
  }
  return null
}
