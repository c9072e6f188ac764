import { type CostLine, PAIRING_REACH } from './matchNeighbors.ts'
import { blackOwed, type FreePlayer, RECENT_OPPONENTS } from './pairingHistory.ts'

/** With more active players, two who just met wait for other opponents before they meet again. */
export const SMALL_ARENA_PLAYERS = 5

/** How long the longer waiting of two players who just met waits for another opponent in a larger arena. */
export const REMATCH_AFTER_MS = 30_000

/**
 * Costs, from what matters most: to leave a player waiting, to let two meet again at once, to leave waiting who has
 * waited longer, to repeat an earlier pairing, to pair far from each other, to give a color once more. The first two
 * outweigh any sum of those below that a change of a few pairs can bring.
 */
const WAIT_COST = 1_000_000
const IMMEDIATE_REMATCH_COST = 500_000
const WAIT_COST_PER_S = 100
const WAIT_COUNTED_MAX_S = 600
/** By the number of games since: the first belongs to the last opponent, who has a cost of their own. */
const RECENT_REMATCH_COSTS = [IMMEDIATE_REMATCH_COST, 100, 60, 30, 15]
const COLOR_COST = 1

/** What pairings of the players in this line would cost. */
export function costPairings(
  line: readonly FreePlayer[],
  { nowMs, activePlayers }: { nowMs: number; activePlayers: number },
): CostLine {
  const isSmall = activePlayers <= SMALL_ARENA_PLAYERS
  const waitedMs = line.map(({ freeSinceMs }) => Math.max(0, nowMs - freeSinceMs))
  const owed = line.map(blackOwed)
  const pairCosts = new Float64Array(line.length * PAIRING_REACH).fill(Number.POSITIVE_INFINITY)
  for (let one = 0; one < line.length; one++) {
    const last = Math.min(PAIRING_REACH, line.length - 1 - one)
    for (let distance = 1; distance <= last; distance++) {
      const other = one + distance
      const gamesSince = gamesSinceMeeting(line[one]!, line[other]!)
      const mayRematch = isSmall || Math.max(waitedMs[one]!, waitedMs[other]!) >= REMATCH_AFTER_MS
      if (gamesSince === 0 && !mayRematch) continue
      pairCosts[one * PAIRING_REACH + distance - 1] =
        distance * distance +
        (RECENT_REMATCH_COSTS[gamesSince] ?? 0) +
        COLOR_COST * sharedDebt(owed[one]!, owed[other]!) ** 2
    }
  }
  const waitCosts = Float64Array.from(
    waitedMs,
    (ms) => WAIT_COST + WAIT_COST_PER_S * Math.min(ms / 1000, WAIT_COUNTED_MAX_S),
  )
  return { waitCosts, pairCosts }
}

/** Games that either of two players has had since they met, the fewer of both; many if they have not met of late. */
function gamesSinceMeeting(one: FreePlayer, other: FreePlayer): number {
  const ofOne = one.lastOpponents.indexOf(other.playerId)
  const ofOther = other.lastOpponents.indexOf(one.playerId)
  return Math.min(ofOne < 0 ? RECENT_OPPONENTS : ofOne, ofOther < 0 ? RECENT_OPPONENTS : ofOther)
}

/** How strongly both are owed the same color; 0 if they are owed different ones. */
function sharedDebt(one: number, other: number): number {
  return one * other <= 0 ? 0 : Math.min(Math.abs(one), Math.abs(other))
}
