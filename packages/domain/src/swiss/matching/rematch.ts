import { dissolve, rebase } from './blossoms.ts'
import { completeMatching } from './completeMatching.ts'
import { forbidEdge, type Matching, NONE, verticesOf } from './matching.ts'
import { isTight } from './slack.ts'

/**
 * Matches the graph anew after the weights of the vertices' edges have changed, starting from what is known.
 * `change` sets the weights. All vertices had to be matched before.
 */
export function rematch(matching: Matching, vertices: readonly number[], change: () => void): void {
  const freed = vertices.flatMap((vertex) => free(matching, vertex))
  change()
  restore(matching, freed)
}

/** Keeps a matched pair for good and takes both vertices out of the graph. */
export function fixPair(matching: Matching, v: number, x: number): void {
  const { top, mate } = matching
  const isPlain = top[v] === v && top[x] === x
  const freed = isPlain ? [] : [...free(matching, v), ...free(matching, x)]
  mate[v] = x
  mate[x] = v
  matching.active = matching.active.filter((vertex) => vertex !== v && vertex !== x)
  restore(
    matching,
    freed.filter((vertex) => vertex !== v && vertex !== x),
  )
}

/** Removes edges, none of which is in the matching. */
export function forbidEdges(matching: Matching, edges: readonly (readonly [number, number])[]): void {
  const { top, mate } = matching
  const bound = new Set(edges.filter(([v, x]) => top[v] === top[x]).flat())
  const freed = [...bound].flatMap((vertex) => (top[vertex] === vertex ? [] : free(matching, vertex)))
  // Taking a blossom apart may have matched what is to be forbidden.
  for (const [v, x] of edges) if (mate[v] === x) freed.push(...free(matching, v))
  for (const [v, x] of edges) forbidEdge(matching, v, x)
  restore(matching, freed)
}

/** Matches freed vertices again. */
function restore(matching: Matching, freed: readonly number[]): void {
  if (freed.length === 0) return
  const vertices = new Set(freed)
  for (const vertex of vertices) lowerDual(matching, vertex)
  for (const vertex of vertices) settle(matching, vertex)
  if (!completeMatching(matching)) throw new Error('a perfect matching was lost')
}

/**
 * Frees a vertex and the one then matched with it, and takes the blossoms around both apart: half of a
 * blossom's dual value goes to each of its vertices, so the slack of edges within it stays as it is.
 */
function free(matching: Matching, vertex: number): number[] {
  const { top, base, mate } = matching
  const node = top[vertex]!
  const partner = mate[base[node]!]!
  if (partner !== NONE) {
    mate[base[node]!] = NONE
    mate[partner] = NONE
  }
  rebase(matching, node, vertex)
  mate[vertex] = NONE
  const freed = partner === NONE ? [vertex] : [vertex, partner]
  for (const one of freed) {
    while (top[one] !== one) unwrap(matching, top[one]!)
    makeEven(matching, one)
  }
  return freed
}

function unwrap(matching: Matching, blossom: number): void {
  const { limbs, duals } = matching
  for (const vertex of verticesOf(matching, blossom))
    for (let limb = 0; limb < limbs; limb++)
      duals[vertex * limbs + limb]! += duals[blossom * limbs + limb]! / 2
  dissolve(matching, blossom)
}

/** All free vertices have even dual values, so half of any slack between two trees is a whole number. */
function makeEven({ limbs, duals }: Matching, vertex: number): void {
  for (let limb = 0; limb < limbs; limb++)
    if (duals[vertex * limbs + limb]! % 2 !== 0) duals[vertex * limbs + limb]! += 1
}

/** Gives a free vertex outside all blossoms the least dual value that its edges allow. */
export function lowerDual(matching: Matching, vertex: number): void {
  const { size, limbs, active, allowed, duals, weights } = matching
  let strictest = NONE
  for (const other of active) {
    if (other === vertex || !allowed[vertex * size + other]) continue
    if (strictest === NONE || asksForMore(matching, vertex, other, strictest)) strictest = other
  }
  if (strictest === NONE) return
  const edge = (vertex * size + strictest) * limbs
  for (let limb = 0; limb < limbs; limb++)
    duals[vertex * limbs + limb] = weights[edge + limb]! - duals[strictest * limbs + limb]!
  makeEven(matching, vertex)
}

/**
 * Matches a free vertex with another one if that takes no search: their edge is tight. `wanted` is tried first.
 * The dual values must satisfy all edges.
 */
export function settle(matching: Matching, vertex: number, wanted = NONE): void {
  const { size, active, allowed, mate, top } = matching
  if (mate[vertex] !== NONE || top[vertex] !== vertex) return
  lowerDual(matching, vertex)
  const isPartner = (other: number) =>
    other !== vertex &&
    allowed[vertex * size + other] === 1 &&
    mate[other] === NONE &&
    top[other] === other &&
    isTight(matching, vertex, other)
  const partner = wanted !== NONE && isPartner(wanted) ? wanted : active.find(isPartner)
  if (partner === undefined) return
  mate[vertex] = partner
  mate[partner] = vertex
}

/** Whether the edge to `x` needs a larger dual value of `vertex` than the edge to `other`. */
function asksForMore({ size, limbs, weights, duals }: Matching, vertex: number, x: number, other: number) {
  const edge = (vertex * size + x) * limbs
  const otherEdge = (vertex * size + other) * limbs
  for (let limb = 0; limb < limbs; limb++) {
    const difference =
      weights[edge + limb]! -
      duals[x * limbs + limb]! -
      (weights[otherEdge + limb]! - duals[other * limbs + limb]!)
    if (difference !== 0) return difference > 0
  }
  return false
}
