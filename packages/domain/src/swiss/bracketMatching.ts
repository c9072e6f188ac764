import { type Bracket, placeCriteria } from './bracketWeights.ts'
import {
  allowEdge,
  createMatching,
  type Matching,
  NONE,
  setWeight,
  WEIGHT_SCALE,
} from './matching/matching.ts'
import { settle } from './matching/rematch.ts'
import type { PlayerRecord } from './playerRecord.ts'

/** Who may be paired at all. */
export type PairRules = {
  mayPair: (one: PlayerRecord, other: PlayerRecord) => boolean
  /** Whether the player may be the one who is left over. */
  mayLeave: (player: PlayerRecord) => boolean
}

/**
 * The graph of all players who are still to be paired, in the order of the bracket, and behind them the bye if
 * their number is odd. So a perfect matching always leaves a legal pairing for the players further down
 * (criterion C4). The last limb of the weights is free for the order in which candidates come.
 *
 * `partners`: the indexes of players who are paired with each other in some perfect matching.
 */
export function openBracketMatching(
  bracket: Bracket,
  rules: PairRules,
  partners: ReadonlyMap<number, number>,
): Matching {
  const { players, movedDown, nextEnd } = bracket
  const { limbs, placed } = placeCriteria(bracket)
  const size = players.length + (players.length % 2)
  const matching = createMatching({ size, limbs: limbs + 1 })
  const inBracket = placed.filter(({ scope }) => scope === 'bracket')
  const inNext = placed.filter(({ scope }) => scope === 'next')
  const ofBye = placed.filter(({ scope }) => scope === 'bye')
  const weigh = (v: number, x: number, criteria: typeof placed, one: PlayerRecord, other: PlayerRecord) => {
    const sums = new Float64Array(limbs)
    for (const { limb, unit, value } of criteria) sums[limb]! += unit * value(one, other)
    for (let limb = 0; limb < limbs; limb++) setWeight(matching, [v, x], limb, sums[limb]!)
  }
  players.forEach((lower, x) => {
    for (let v = 0; v < x; v++) {
      const higher = players[v]!
      // Players moved down were left unpaired together: a pair of them would leave no legal pairing.
      if (x < movedDown || !rules.mayPair(higher, lower)) continue
      allowEdge(matching, v, x)
      if (x < bracket.end) weigh(v, x, inBracket, higher, lower)
      else if (x < nextEnd) weigh(v, x, inNext, higher, lower)
    }
    if (size === players.length || !rules.mayLeave(lower)) return
    allowEdge(matching, x, players.length)
    if (ofBye.length > 0) weigh(x, players.length, ofBye, lower, lower)
  })
  start(matching, bracket, partners)
  return matching
}

/** Pairs further down stay as they are. All others begin with dual values that are large enough. */
function start(matching: Matching, bracket: Bracket, partners: ReadonlyMap<number, number>): void {
  const { size, mate } = matching
  const { players, nextEnd } = bracket
  const isBusy = (vertex: number) => vertex < nextEnd || vertex >= players.length
  for (const [v, x] of partners) if (!isBusy(v) && !isBusy(x)) mate[v] = x
  const busy = Array.from({ length: size }, (_, vertex) => vertex).filter(isBusy)
  for (const vertex of busy) coverWeights(matching, vertex)
  for (const vertex of busy) settle(matching, vertex, likelyPartner(bracket, vertex))
}

/** Gives a vertex half of its largest weight as dual value. */
function coverWeights({ size, limbs, weights, duals }: Matching, vertex: number): void {
  const largest = duals.subarray(vertex * limbs, (vertex + 1) * limbs)
  for (let other = 0; other < size; other++) {
    const edge = (vertex * size + other) * limbs
    let limb = 0
    while (limb < limbs && weights[edge + limb] === largest[limb]! * 2) limb++
    if (limb < limbs && weights[edge + limb]! > largest[limb]! * 2)
      for (; limb < limbs; limb++) largest[limb] = weights[edge + limb]! / 2
  }
}

/** The partner in the first candidate: the upper half meets the lower half. */
function likelyPartner({ movedDown, end }: Bracket, vertex: number): number {
  if (vertex < movedDown) return Math.min(movedDown + vertex, end - 1)
  const from = Math.min(2 * movedDown, end)
  const half = Math.floor((end - from) / 2)
  return half > 0 && vertex >= from && vertex < from + half ? vertex + half : NONE
}

/** Sets the place of an edge in the order of candidates: the largest sum comes first. */
export function setOrder(matching: Matching, v: number, x: number, order: number): void {
  setWeight(matching, [v, x], matching.limbs - 1, order)
}

export function orderOf({ size, limbs, weights }: Matching, v: number, x: number): number {
  return weights[(v * size + x) * limbs + limbs - 1]! / WEIGHT_SCALE
}
