import { contract, dissolve, expand, rebase } from './blossoms.ts'
import { INNER, type Matching, NONE, OUTER, UNSEEN, verticesOf } from './matching.ts'
import { isTight, isTighter } from './slack.ts'

/**
 * Matches all vertices so that the sum of the weights is the largest possible. False if that cannot be done:
 * the graph has no perfect matching.
 */
export function completeMatching(matching: Matching): boolean {
  for (;;) {
    const free = plantTrees(matching)
    if (free === 0) return true
    if (!growTrees(matching)) return false
    dissolveIdle(matching)
  }
}

/** Starts a tree at every free vertex. Returns how many there are. */
function plantTrees(matching: Matching): number {
  const { active, label, top, base, mate, nearest, queue } = matching
  label.fill(UNSEEN)
  queue.length = 0
  let free = 0
  for (const vertex of active) {
    nearest[vertex] = NONE
    const node = top[vertex]!
    if (mate[base[node]!] !== NONE) continue
    label[node] = OUTER
    queue.push(vertex)
    if (base[node] === vertex) free++
  }
  return free
}

/** Grows the trees until two of them meet, which makes one more pair. False if they cannot. */
function growTrees(matching: Matching): boolean {
  const { queue } = matching
  for (;;) {
    for (let vertex = queue.pop(); vertex !== undefined; vertex = queue.pop())
      if (lookAround(matching, vertex)) return true
    const event = nextEvent(matching)
    if (event === null) return false
    applyStep(matching)
    if (event.kind === 'expand') expand(matching, event.blossom)
    else if (event.kind === 'grow') grow(matching, event.from, event.to)
    else if (meet(matching, event.from, event.to)) return true
  }
}

/** Looks at the edges of an outer vertex. True if that led to another pair. */
function lookAround(matching: Matching, vertex: number): boolean {
  const { size, active, allowed, top, label, nearest } = matching
  const row = vertex * size
  for (const other of active) {
    if (!allowed[row + other] || top[other] === top[vertex]) continue
    const seen = label[top[other]!]!
    if (seen !== INNER && isTight(matching, vertex, other)) {
      if (seen === UNSEEN) grow(matching, vertex, other)
      else if (meet(matching, vertex, other)) return true
    } else if (nearest[other] === NONE || isTighter(matching, other, vertex, nearest[other]!)) {
      nearest[other] = vertex
    }
  }
  return false
}

/** A tree takes in the node of `to` and the node it is matched with. */
function grow(matching: Matching, from: number, to: number): void {
  const { top, label, base, mate, entryFrom, entryTo, queue } = matching
  const inner = top[to]!
  label[inner] = INNER
  entryFrom[inner] = from
  entryTo[inner] = to
  const outer = top[mate[base[inner]!]!]!
  label[outer] = OUTER
  verticesOf(matching, outer, queue)
}

/** Two outer vertices are joined by a tight edge: either that makes another pair (true), or a blossom. */
function meet(matching: Matching, one: number, other: number): boolean {
  const { top } = matching
  const upFromOne = pathToRoot(matching, top[one]!)
  const upFromOther = pathToRoot(matching, top[other]!)
  if (upFromOne.at(-1) !== upFromOther.at(-1)) {
    flipPath(matching, one, other)
    flipPath(matching, other, one)
    return true
  }
  while (upFromOne.at(-2) !== undefined && upFromOne.at(-2) === upFromOther.at(-2)) {
    upFromOne.pop()
    upFromOther.pop()
  }
  const down = upFromOne.reverse()
  const up = upFromOther.slice(0, -1)
  const edges = down.slice(1).map((node) => edgeToParent(matching, node).reverse() as [number, number])
  edges.push([one, other])
  for (const node of up) edges.push(edgeToParent(matching, node))
  contract(matching, [...down, ...up], edges)
  return false
}

/** The outermost nodes from an outer node up to the root of its tree. */
function pathToRoot({ base, mate, top, entryFrom }: Matching, outer: number): number[] {
  const path = [outer]
  for (let node = outer; mate[base[node]!] !== NONE; ) {
    const inner = top[mate[base[node]!]!]!
    node = top[entryFrom[inner]!]!
    path.push(inner, node)
  }
  return path
}

/** The edge from a node of a tree to the node above it: the vertex in the node, then the one above. */
function edgeToParent({ label, base, mate, entryFrom, entryTo }: Matching, node: number): [number, number] {
  if (label[node] === INNER) return [entryTo[node]!, entryFrom[node]!]
  return [base[node]!, mate[base[node]!]!]
}

/** Matches an outer vertex with a new partner, and turns all pairs on the way to the root over. */
function flipPath(matching: Matching, vertex: number, partner: number): void {
  const { top, base, mate, entryFrom, entryTo } = matching
  for (;;) {
    const outer = top[vertex]!
    const left = mate[base[outer]!]!
    rebase(matching, outer, vertex)
    mate[vertex] = partner
    if (left === NONE) return
    const inner = top[left]!
    partner = entryTo[inner]!
    const above = entryFrom[inner]!
    rebase(matching, inner, partner)
    mate[partner] = above
    vertex = above
  }
}

type Event = { kind: 'expand'; blossom: number } | { kind: 'grow' | 'meet'; from: number; to: number }

/** Finds the smallest step of the dual values after which something happens, and leaves it in `step`. */
function nextEvent(matching: Matching): Event | null {
  const { active, label, top, nearest } = matching
  let event: Event | null = null
  for (const to of active) {
    const seen = label[top[to]!]!
    if (seen === INNER) continue
    if (seen === OUTER && nearest[to] !== NONE && top[nearest[to]!] === top[to]) findNearest(matching, to)
    const from = nearest[to]!
    if (from === NONE) continue
    const share = seen === OUTER ? 2 : 1
    if (takeSmaller(matching, event === null, share, from, to))
      event = { kind: seen === OUTER ? 'meet' : 'grow', from, to }
  }
  for (const blossom of outermostBlossoms(matching))
    if (label[blossom] === INNER && takeSmaller(matching, event === null, 2, blossom, NONE))
      event = { kind: 'expand', blossom }
  return event
}

/** Keeps the slack of an edge, or the dual value of a blossom (`to`: NONE), divided by `share` if it is smaller. */
function takeSmaller(
  { limbs, size, weights, duals, step }: Matching,
  isFirst: boolean,
  share: number,
  from: number,
  to: number,
): boolean {
  const edge = (from * size + to) * limbs
  let isSmaller = isFirst
  for (let limb = 0; limb < limbs; limb++) {
    const own = duals[from * limbs + limb]!
    const value = (to === NONE ? own : own + duals[to * limbs + limb]! - weights[edge + limb]!) / share
    if (!isSmaller) {
      if (value > step[limb]!) return false
      if (value < step[limb]!) isSmaller = true
    }
    if (isSmaller) step[limb] = value
  }
  return isSmaller
}

/** Looks for the nearest outer vertex again, after the one known has come into the same blossom. */
function findNearest(matching: Matching, to: number): void {
  const { size, active, allowed, top, label, nearest } = matching
  nearest[to] = NONE
  for (const from of active) {
    if (label[top[from]!] !== OUTER || top[from] === top[to] || !allowed[from * size + to]) continue
    if (nearest[to] === NONE || isTighter(matching, to, from, nearest[to]!)) nearest[to] = from
  }
}

function applyStep(matching: Matching): void {
  const { active, limbs, duals, label, top, step } = matching
  for (const vertex of active) {
    const seen = label[top[vertex]!]!
    if (seen === UNSEEN) continue
    const sign = seen === OUTER ? -1 : 1
    for (let limb = 0; limb < limbs; limb++) duals[vertex * limbs + limb]! += sign * step[limb]!
  }
  for (const blossom of outermostBlossoms(matching)) {
    if (label[blossom] === UNSEEN) continue
    const sign = label[blossom] === OUTER ? 2 : -2
    for (let limb = 0; limb < limbs; limb++) duals[blossom * limbs + limb]! += sign * step[limb]!
  }
}

/** Takes blossoms apart that hold nothing together: their dual value is zero. */
function dissolveIdle(matching: Matching): void {
  const { limbs, duals } = matching
  for (let idle = true; idle; ) {
    idle = false
    for (const blossom of outermostBlossoms(matching)) {
      if (duals.subarray(blossom * limbs, (blossom + 1) * limbs).some((value) => value !== 0)) continue
      dissolve(matching, blossom)
      idle = true
    }
  }
}

function outermostBlossoms({ size, rings, parent }: Matching): number[] {
  const found: number[] = []
  for (let node = size; node < rings.length; node++)
    if (rings[node] !== undefined && parent[node] === NONE) found.push(node)
  return found
}
