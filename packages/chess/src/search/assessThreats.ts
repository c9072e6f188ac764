import { CELLS } from '../table.ts'
import { ASSESSMENTS } from './assessments.ts'
import { countSquares, MAPS } from './attackMaps.ts'

// What is attacked and worth more than the attacker, or not guarded, for `assess`.

// Names of our own, see table.ts.
const cells = CELLS
const count = countSquares
const weights = ASSESSMENTS
const maps = MAPS

/** Where the worths stand, by the role that is attacked; those of the side to move `MOVER` further on. */
const THREATS = 520
const MOVER = 24
const BY_PAWNS = 6
const BY_MINORS = 8
const BY_ROOKS = 14

/** `side`: the side to move. */
export function assessThreats(color: number, side: number): number {
  const us = color << 4
  const them = 16 - us
  const base = THREATS + (color === side ? MOVER : 0)
  let sum = 0
  const minorLo = maps[us + 4]! | maps[us + 6]!
  const minorHi = maps[us + 5]! | maps[us + 7]!
  // Attacked and not guarded, or twice and guarded once, a pawn's guard not counting as such.
  const weakLo = maps[us]! & (~maps[them]! | (maps[us + 14]! & ~maps[them + 14]! & ~maps[them + 2]!))
  const weakHi = maps[us + 1]! & (~maps[them + 1]! | (maps[us + 15]! & ~maps[them + 15]! & ~maps[them + 3]!))
  for (let role = 1; role <= 5; role++) {
    const lo = cells[them + (role << 1)]!
    const hi = cells[them + (role << 1) + 1]!
    if (((lo & maps[us]!) | (hi & maps[us + 1]!)) === 0) continue
    const hanging = count(lo & weakLo, hi & weakHi)
    for (let each = 0; each < hanging; each++) sum += weights[base + role]!
    if (role === 1) continue
    const byPawns = count(lo & maps[us + 2]!, hi & maps[us + 3]!)
    for (let each = 0; each < byPawns; each++) sum += weights[base + BY_PAWNS + role]!
    if (role > 3) {
      const byMinors = count(lo & minorLo, hi & minorHi)
      for (let each = 0; each < byMinors; each++) sum += weights[base + BY_MINORS + role]!
    }
    if (role === 5 && ((lo & maps[us + 8]!) | (hi & maps[us + 9]!)) !== 0) sum += weights[base + BY_ROOKS]!
  }
  return sum
}
