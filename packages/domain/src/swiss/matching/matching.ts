/**
 * A perfect matching of maximum weight in a general graph, by Edmonds' primal-dual method ("Maximum matching and
 * a polyhedron with 0,1-vertices", 1965; the bookkeeping follows Galil, "Efficient algorithms for finding maximum
 * matching in graphs", 1986). Weights are vectors of whole numbers, compared from their first limb on: a later
 * limb counts only between matchings that are equal in all earlier ones. The method needs no more of weights
 * than that they can be added, compared and halved, so no number grows with the number of criteria.
 *
 * Nodes are the vertices, from 0 to `size - 1`, and above them the blossoms: odd sets of vertices in which any
 * one vertex can be left over. Every free vertex looks for a partner; nothing is optimal until
 * `completeMatching` says so.
 */
export type Matching = {
  readonly size: number
  readonly limbs: number
  /** Four times the weight of the edge from `v` to `x`, from `(v * size + x) * limbs` on; so dual values stay whole. */
  readonly weights: Float64Array
  /** 1 at `v * size + x` if `v` may be matched with `x`. */
  readonly allowed: Uint8Array
  /** Dual values of all nodes, each `limbs` long. Those of blossoms are never negative. */
  readonly duals: Float64Array
  /** The partner of a vertex, or NONE. */
  readonly mate: Int32Array
  /** The outermost node that holds a vertex. */
  readonly top: Int32Array
  /** The blossom around a node, or NONE. */
  readonly parent: Int32Array
  /** The vertex of a node that is matched outside it, or is free. */
  readonly base: Int32Array
  /** The nodes of a blossom in a ring, the one with the base first. */
  readonly rings: (number[] | undefined)[]
  /** For each node of a ring the edge to the next one: the vertex in it, then the vertex in the next. */
  readonly links: ([number, number][] | undefined)[]
  /** Blossoms that are not in use. */
  readonly spare: number[]
  /** The vertices that are still in the graph. */
  active: number[]
  /** OUTER, INNER or UNSEEN, for outermost nodes: their place in the trees that grow from free vertices. */
  readonly label: Uint8Array
  /** The edge by which a tree reached an inner node: the vertex in the outer node, then the vertex in the node. */
  readonly entryFrom: Int32Array
  readonly entryTo: Int32Array
  /** The outer vertex with the least slack to a vertex, or NONE. */
  readonly nearest: Int32Array
  /** Outer vertices whose edges are still to be looked at. */
  readonly queue: number[]
  /** Room for one vector: the step by which dual values change. */
  readonly step: Float64Array
}

export const NONE = -1
export const UNSEEN = 0
export const OUTER = 1
export const INNER = 2
/** What `weights` multiplies a weight by. */
export const WEIGHT_SCALE = 4

/** A graph without edges and a matching without pairs. `limbs`: the length of a weight. */
export function createMatching({ size, limbs }: { size: number; limbs: number }): Matching {
  const nodes = size + Math.ceil(size / 2)
  const none = (length: number) => new Int32Array(length).fill(NONE)
  return {
    size,
    limbs,
    weights: new Float64Array(size * size * limbs),
    allowed: new Uint8Array(size * size),
    duals: new Float64Array(nodes * limbs),
    mate: none(size),
    top: Int32Array.from({ length: size }, (_, vertex) => vertex),
    parent: none(nodes),
    base: Int32Array.from({ length: nodes }, (_, node) => (node < size ? node : NONE)),
    rings: Array.from({ length: nodes }, () => undefined),
    links: Array.from({ length: nodes }, () => undefined),
    spare: Array.from({ length: nodes - size }, (_, index) => nodes - 1 - index),
    active: Array.from({ length: size }, (_, vertex) => vertex),
    label: new Uint8Array(nodes),
    entryFrom: none(nodes),
    entryTo: none(nodes),
    nearest: none(size),
    queue: [],
    step: new Float64Array(limbs),
  }
}

/** Adds an edge whose weight is zero. */
export function allowEdge({ size, allowed }: Matching, v: number, x: number): void {
  allowed[v * size + x] = 1
  allowed[x * size + v] = 1
}

/** Removes an edge. It must not be in the matching, nor both its ends in one blossom. */
export function forbidEdge({ size, allowed }: Matching, v: number, x: number): void {
  allowed[v * size + x] = 0
  allowed[x * size + v] = 0
}

/** Sets one limb of an edge's weight. Until the ends are matched anew (`rematch`), the dual values are stale. */
export function setWeight(
  { size, limbs, weights }: Matching,
  [v, x]: readonly [number, number],
  limb: number,
  weight: number,
): void {
  weights[(v * size + x) * limbs + limb] = WEIGHT_SCALE * weight
  weights[(x * size + v) * limbs + limb] = WEIGHT_SCALE * weight
}

/** The vertices within a node. */
export function verticesOf(matching: Matching, node: number, found: number[] = []): number[] {
  if (node < matching.size) found.push(node)
  else for (const child of matching.rings[node]!) verticesOf(matching, child, found)
  return found
}
