/** How far ahead in the line a player's opponent may stand. */
export const PAIRING_REACH = 8

const MASKS = 1 << PAIRING_REACH

/** A line of players. `pairCosts[i * PAIRING_REACH + d - 1]`: what pairing i with i + d costs; Infinity forbids it. */
export type CostLine = { waitCosts: Float64Array; pairCosts: Float64Array }

/**
 * Pairs the players of a line at the least total cost: each with one of those within `PAIRING_REACH` places, or with
 * none, which costs `waitCosts`. Returns each player's opponent, or −1.
 *
 * The optimum is exact, by dynamic programming from the end of the line. The state at player i is which of the
 * players i … i + 7 have an opponent before i: 256 masks, so the time is linear in the length of the line.
 */
export function matchNeighbors({ waitCosts, pairCosts }: CostLine): Int16Array {
  const length = waitCosts.length
  /** The distance to the opponent in the best continuation, by player and mask; 0 if there is none. */
  const choices = new Uint8Array(length * MASKS)
  let costs = new Float64Array(MASKS)
  let laterCosts = new Float64Array(MASKS)
  for (let player = length - 1; player >= 0; player--) {
    const swapped = laterCosts
    laterCosts = costs
    costs = swapped
    for (let mask = 0; mask < MASKS; mask++) {
      const later = mask >> 1
      if (mask & 1) {
        costs[mask] = laterCosts[later]!
        continue
      }
      let best = waitCosts[player]! + laterCosts[later]!
      let choice = 0
      for (let distance = 1; distance <= PAIRING_REACH; distance++) {
        if ((mask >> distance) & 1) continue
        const cost =
          pairCosts[player * PAIRING_REACH + distance - 1]! + laterCosts[later | (1 << (distance - 1))]!
        if (cost >= best) continue
        best = cost
        choice = distance
      }
      costs[mask] = best
      choices[player * MASKS + mask] = choice
    }
  }
  return followChoices(choices, length)
}

function followChoices(choices: Uint8Array, length: number): Int16Array {
  const opponents = new Int16Array(length).fill(-1)
  let mask = 0
  for (let player = 0; player < length; player++) {
    const isTaken = (mask & 1) === 1
    const distance = isTaken ? 0 : choices[player * MASKS + mask]!
    mask >>= 1
    if (distance === 0) continue
    opponents[player] = player + distance
    opponents[player + distance] = player
    mask |= 1 << (distance - 1)
  }
  return opponents
}
