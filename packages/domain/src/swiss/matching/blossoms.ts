import { INNER, type Matching, NONE, OUTER, UNSEEN, verticesOf } from './matching.ts'

/** Matches the vertices within a node among themselves, except `vertex`, which becomes the base. */
export function rebase(matching: Matching, node: number, vertex: number): void {
  const { size, parent, base, rings, links, mate } = matching
  if (node < size || base[node] === vertex) return
  const ring = rings[node]!
  const edges = links[node]!
  let child = vertex
  while (parent[child] !== node) child = parent[child]!
  rebase(matching, child, vertex)
  const start = ring.indexOf(child)
  const forward = start % 2 === 1
  // From the new base to the old one there is an even number of nodes in one of the two directions.
  for (let at = start; at !== 0; ) {
    const link = forward ? at + 1 : at - 2
    const [from, to] = edges[link % ring.length]!
    rebase(matching, ring[link % ring.length]!, from)
    rebase(matching, ring[(link + 1) % ring.length]!, to)
    mate[from] = to
    mate[to] = from
    at = forward ? (at + 2) % ring.length : at - 2
  }
  rings[node] = [...ring.slice(start), ...ring.slice(0, start)]
  links[node] = [...edges.slice(start), ...edges.slice(0, start)]
  base[node] = vertex
}

/** Makes one outer node of an odd ring of nodes whose edges are tight. The first node is the nearest to the root. */
export function contract(matching: Matching, ring: number[], edges: [number, number][]): void {
  const { limbs, spare, parent, base, rings, links, duals, label, top, queue } = matching
  const blossom = spare.pop()
  if (blossom === undefined) throw new Error('more blossoms than vertices allow')
  rings[blossom] = ring
  links[blossom] = edges
  base[blossom] = base[ring[0]!]!
  parent[blossom] = NONE
  duals.fill(0, blossom * limbs, (blossom + 1) * limbs)
  for (const child of ring) {
    parent[child] = blossom
    // Inner vertices become outer ones, whose edges no tree has looked at yet.
    if (label[child] === INNER) verticesOf(matching, child, queue)
  }
  label[blossom] = OUTER
  for (const vertex of verticesOf(matching, blossom)) top[vertex] = blossom
}

/** Takes an outermost blossom apart. Its nodes become outermost nodes without a label. */
export function dissolve(matching: Matching, blossom: number): void {
  const { parent, rings, links, label, top, spare } = matching
  for (const child of rings[blossom]!) {
    parent[child] = NONE
    label[child] = UNSEEN
    for (const vertex of verticesOf(matching, child)) top[vertex] = child
  }
  rings[blossom] = undefined
  links[blossom] = undefined
  spare.push(blossom)
}

/** Takes an inner blossom apart: the nodes between its entry and its base stay in the tree. */
export function expand(matching: Matching, blossom: number): void {
  const { rings, links, label, top, entryFrom, entryTo, queue } = matching
  const ring = rings[blossom]!
  const edges = links[blossom]!
  const outerEnd = entryFrom[blossom]!
  const innerEnd = entryTo[blossom]!
  dissolve(matching, blossom)
  const start = ring.indexOf(top[innerEnd]!)
  const forward = start % 2 === 1
  const enter = (child: number, from: number, to: number) => {
    label[child] = INNER
    entryFrom[child] = from
    entryTo[child] = to
  }
  enter(ring[start]!, outerEnd, innerEnd)
  for (let at = start; at !== 0; ) {
    const outer = ring[forward ? at + 1 : at - 1] ?? ring[0]!
    label[outer] = OUTER
    verticesOf(matching, outer, queue)
    const next = forward ? (at + 2) % ring.length : at - 2
    const [from, to] = edges[forward ? at + 1 : next]!
    if (forward) enter(ring[next]!, from, to)
    else enter(ring[next]!, to, from)
    at = next
  }
}
