import type { Color } from '@lance/chess'
import { otherColor } from '../clock.ts'

/** How much a player is owed a color: FIDE C.04.3, 1.7. */
export type ColorPreference = {
  /** Null before the first game. */
  color: Color | null
  strength: 'none' | 'mild' | 'strong' | 'absolute'
  /** By how many games one color outweighs the other. */
  imbalance: number
  /** The color of the last two games, if they had the same. */
  repeated: Color | null
}

/** Three in a row, or three more games with one color than with the other, are what nobody should get. */
const ABSOLUTE_FROM_IMBALANCE = 2

/** The preference after games with these colors. */
export function preferenceOf(colors: readonly Color[]): ColorPreference {
  const last = colors.at(-1)
  if (last === undefined) return { color: null, strength: 'none', imbalance: 0, repeated: null }
  const difference = colors.reduce((sum, color) => sum + (color === 'white' ? 1 : -1), 0)
  const imbalance = Math.abs(difference)
  const rarer = difference > 0 ? 'black' : 'white'
  const repeated = colors.at(-2) === last ? last : null
  if (imbalance >= ABSOLUTE_FROM_IMBALANCE) return { color: rarer, strength: 'absolute', imbalance, repeated }
  if (repeated !== null) return { color: otherColor(repeated), strength: 'absolute', imbalance, repeated }
  if (imbalance > 0) return { color: rarer, strength: 'strong', imbalance, repeated }
  return { color: otherColor(last), strength: 'mild', imbalance, repeated }
}

/** Whether both players cannot have the color they prefer. */
export function preferencesClash(one: ColorPreference, other: ColorPreference): boolean {
  return one.color !== null && one.color === other.color
}
