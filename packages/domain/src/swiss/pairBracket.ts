import { orderOf, setOrder } from './bracketMatching.ts'
import type { Bracket } from './bracketWeights.ts'
import { chooseExchanges } from './chooseExchanges.ts'
import type { Matching } from './matching/matching.ts'
import { fixPair, forbidEdges, rematch } from './matching/rematch.ts'
import { couldMatch } from './matching/slack.ts'

/** More than all other preferences of a bracket together. */
const DECISIVE = 2 ** 30

/**
 * Chooses among the optimal pairings of a bracket the one that FIDE C.04.3, article 4 generates first, and fixes
 * its pairs. Returns them as pairs of indexes. The matching has to be complete.
 *
 * Each choice is made by asking the matching for an optimum that also has the next thing wanted. What the dual
 * values rule out is not asked for.
 */
export function pairBracket(matching: Matching, bracket: Bracket): [number, number][] {
  const { movedDown, end } = bracket
  const pairs: [number, number][] = []
  /** Pairs each of the players with the first possible one of the others. Returns the others who are left. */
  const pairInTurn = (players: readonly number[], others: readonly number[]) => {
    let left = others
    for (const player of players) {
      const partner = takeFirst(matching, player, left)
      fixPair(matching, player, partner)
      pairs.push([player, partner])
      left = left.filter((other) => other !== partner)
    }
    return left
  }
  const residents = Array.from({ length: end - movedDown }, (_, index) => movedDown + index)
  const remainder = pairInTurn(chooseMovedDown(matching, bracket, residents), residents)
  const upper = chooseExchanges(matching, remainder)
  const isUpper = new Set(upper)
  keepHalvesApart(matching, remainder, isUpper)
  pairInTurn(
    upper,
    remainder.filter((player) => !isUpper.has(player)),
  )
  return pairs
}

/** Matches the vertex with the first candidate that leaves an optimum. Returns the candidate. */
function takeFirst(matching: Matching, vertex: number, candidates: readonly number[]): number {
  const possible = candidates.filter((candidate) => couldMatch(matching, vertex, candidate))
  const current = matching.mate[vertex]!
  if (possible[0] === current) return current
  const order = orderOf(matching, vertex, current)
  rematch(matching, [vertex], () => {
    possible.forEach((candidate, index) => {
      setOrder(matching, vertex, candidate, order + possible.length - index)
    })
  })
  return matching.mate[vertex]!
}

/**
 * The players moved down who are paired in this bracket. How many there are of each score is settled; of players
 * with the same score the highest ranked ones are taken if possible (4.4).
 */
function chooseMovedDown(
  matching: Matching,
  { players, movedDown, end }: Bracket,
  residents: readonly number[],
): number[] {
  const isPaired = (vertex: number) => {
    const mate = matching.mate[vertex]!
    return mate >= movedDown && mate < end
  }
  const want = (vertex: number, order: number) =>
    rematch(matching, [vertex], () => {
      for (const resident of residents) setOrder(matching, vertex, resident, order)
    })
  const chosen: number[] = []
  for (let from = 0; from < movedDown; ) {
    let to = from
    while (to < movedDown && players[to]!.halfPoints === players[from]!.halfPoints) to++
    const group = Array.from({ length: to - from }, (_, index) => from + index)
    const places = group.filter(isPaired).length
    const before = chosen.length
    for (const vertex of group) {
      const left = places - (chosen.length - before)
      if (left === 0) break
      const isSure = to - vertex <= left
      if (!isSure) {
        if (!isPaired(vertex) && residents.some((resident) => couldMatch(matching, vertex, resident)))
          want(vertex, 1)
        if (!isPaired(vertex)) continue
        want(vertex, DECISIVE)
      }
      chosen.push(vertex)
    }
    from = to
  }
  return chosen
}

/** From here on only pairs of an upper with a lower player count, the upper one ranked higher. */
function keepHalvesApart(
  matching: Matching,
  remainder: readonly number[],
  isUpper: ReadonlySet<number>,
): void {
  const edges: [number, number][] = []
  remainder.forEach((lower, index) => {
    for (const higher of remainder.slice(0, index))
      if (!isUpper.has(higher) || isUpper.has(lower)) edges.push([higher, lower])
  })
  forbidEdges(matching, edges)
}
