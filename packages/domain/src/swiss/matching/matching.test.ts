import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeMatching } from './completeMatching.ts'
import { allowEdge, createMatching, type Matching, NONE, setWeight } from './matching.ts'
import { fixPair, forbidEdges, lowerDual, rematch, settle } from './rematch.ts'

type Edge = { v: number; x: number; weight: [number, number, number] }

const LIMBS = 3

/** A graph of up to eight vertices with small weights, so that ties and blossoms abound. */
const graphs = fc.integer({ min: 1, max: 4 }).chain((half) => {
  const size = 2 * half
  const pairs = Array.from({ length: size }, (_, v) => Array.from({ length: v }, (_, x) => ({ v, x }))).flat()
  const limb = fc.integer({ min: 0, max: 3 })
  return fc
    .tuple(
      ...pairs.map(({ v, x }) =>
        fc.record({
          keep: fc.integer({ min: 0, max: 9 }),
          limbs: fc.tuple(limb, limb, limb),
          v: fc.constant(v),
          x: fc.constant(x),
        }),
      ),
    )
    .map((edges) => ({
      size,
      edges: edges.filter(({ keep }) => keep > 2).map(({ v, x, limbs }): Edge => ({ v, x, weight: limbs })),
    }))
})

/** One number that orders weights as the limbs do. */
const sumOf = (edges: readonly Edge[]) =>
  edges.reduce((sum, { weight: [high, middle, low] }) => sum + (high * 1000 + middle) * 1000 + low, 0)

/** The best value of all perfect matchings, by trying every one; null if there is none. */
function bestValue(vertices: readonly number[], edges: readonly Edge[]): number | null {
  const [first, ...others] = vertices
  if (first === undefined) return 0
  let best: number | null = null
  for (const edge of edges) {
    const other = edge.v === first ? edge.x : edge.x === first ? edge.v : null
    if (other === null || !others.includes(other)) continue
    const rest = bestValue(
      others.filter((vertex) => vertex !== other),
      edges,
    )
    if (rest !== null) best = Math.max(best ?? -Infinity, rest + sumOf([edge]))
  }
  return best
}

function matchingOf(size: number, edges: readonly Edge[]): Matching {
  const matching = createMatching({ size, limbs: LIMBS })
  for (const edge of edges) allowEdge(matching, edge.v, edge.x)
  setWeights(matching, edges)
  for (const vertex of matching.active) lowerDual(matching, vertex)
  for (const vertex of matching.active) settle(matching, vertex)
  return matching
}

function setWeights(matching: Matching, edges: readonly Edge[]) {
  for (const { v, x, weight } of edges)
    weight.forEach((value, limb) => {
      setWeight(matching, [v, x], limb, value)
    })
}

function valueOfMatching({ active, mate }: Matching, edges: readonly Edge[]): number {
  for (const vertex of active) if (mate[mate[vertex] ?? NONE] !== vertex) throw new Error('not a matching')
  return sumOf(edges.filter(({ v, x }) => active.includes(v) && mate[v] === x))
}

describe('matching', () => {
  it('finds the best of all perfect matchings, and none where there is none', () => {
    fc.assert(
      fc.property(graphs, ({ size, edges }) => {
        const matching = matchingOf(size, edges)
        const best = bestValue(matching.active, edges)
        expect(completeMatching(matching)).toBe(best !== null)
        if (best !== null) expect(valueOfMatching(matching, edges)).toBe(best)
      }),
      { numRuns: 400 },
    )
  })

  it('stays the best while weights change, edges go and pairs are fixed', () => {
    const changes = fc.array(
      fc.record({
        kind: fc.constantFrom('weigh', 'fix', 'forbid'),
        at: fc.nat(),
        value: fc.integer({ min: -5, max: 5 }),
      }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(graphs, changes, ({ size, edges: given }, steps) => {
        let edges = given
        const matching = matchingOf(size, edges)
        if (!completeMatching(matching)) return
        for (const { kind, at, value } of steps) {
          const { active, mate } = matching
          const vertex = active[at % Math.max(active.length, 1)]
          if (vertex === undefined) break
          if (kind === 'fix') fixPair(matching, vertex, mate[vertex] ?? NONE)
          if (kind === 'weigh') {
            edges = edges.map((edge) =>
              edge.v === vertex || edge.x === vertex
                ? { ...edge, weight: [edge.weight[0], edge.weight[1], (edge.v * edge.x * value) % 7] }
                : edge,
            )
            rematch(matching, [vertex], () => setWeights(matching, edges))
          }
          if (kind === 'forbid') {
            const gone = edges.filter(
              (edge) => (edge.v === vertex || edge.x === vertex) && mate[edge.v] !== edge.x,
            )
            edges = edges.filter((edge) => !gone.includes(edge))
            forbidEdges(
              matching,
              gone.map(({ v, x }) => [v, x] as const),
            )
          }
          const left = matching.active
          const inside = edges.filter(({ v, x }) => left.includes(v) && left.includes(x))
          expect(valueOfMatching(matching, edges)).toBe(bestValue(left, inside))
        }
      }),
      { numRuns: 400 },
    )
  })
})
