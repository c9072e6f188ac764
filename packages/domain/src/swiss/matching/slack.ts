import type { Matching } from './matching.ts'

/**
 * Whether the dual values of two vertices add up to exactly the weight of their edge. Only such edges may be
 * matched. The vertices must be in different outermost nodes. `limbs`: how many limbs are compared.
 */
export function isTight(matching: Matching, v: number, x: number, limbs = matching.limbs): boolean {
  const { size, weights, duals, limbs: all } = matching
  const edge = (v * size + x) * all
  for (let limb = 0; limb < limbs; limb++)
    if (duals[v * all + limb]! + duals[x * all + limb]! !== weights[edge + limb]!) return false
  return true
}

/** Whether edge `v`–`x` has less slack than edge `other`–`x`. */
export function isTighter(matching: Matching, x: number, v: number, other: number): boolean {
  const { size, limbs, weights, duals } = matching
  const edge = (v * size + x) * limbs
  const otherEdge = (other * size + x) * limbs
  for (let limb = 0; limb < limbs; limb++) {
    const difference =
      duals[v * limbs + limb]! -
      weights[edge + limb]! -
      (duals[other * limbs + limb]! - weights[otherEdge + limb]!)
    if (difference !== 0) return difference < 0
  }
  return false
}

/**
 * Whether some optimal matching could hold the edge, by all limbs but the last: an edge with slack is in none.
 * The reverse does not hold: a tight edge may be in none either.
 */
export function couldMatch(matching: Matching, v: number, x: number): boolean {
  const { size, limbs, weights, duals, allowed, top } = matching
  if (!allowed[v * size + x]) return false
  const edge = (v * size + x) * limbs
  if (top[v] !== top[x]) return isTight(matching, v, x, limbs - 1)
  const around = blossomsAround(matching, v, x)
  for (let limb = 0; limb < limbs - 1; limb++) {
    let slack = duals[v * limbs + limb]! + duals[x * limbs + limb]! - weights[edge + limb]!
    for (const blossom of around) slack += duals[blossom * limbs + limb]!
    if (slack !== 0) return false
  }
  return true
}

/** The blossoms that hold both vertices. */
function blossomsAround({ parent }: Matching, v: number, x: number): number[] {
  const aroundV: number[] = []
  for (let node = parent[v]!; node >= 0; node = parent[node]!) aroundV.push(node)
  const both: number[] = []
  for (let node = parent[x]!; node >= 0; node = parent[node]!) if (aroundV.includes(node)) both.push(node)
  return both
}
