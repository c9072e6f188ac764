import { setOrder } from './bracketMatching.ts'
import { type Matching, NONE } from './matching/matching.ts'
import { rematch } from './matching/rematch.ts'
import { couldMatch } from './matching/slack.ts'

/** More than all other preferences of a remainder together. */
const DECISIVE = 2 ** 30

/**
 * Splits the players of a homogeneous bracket or remainder into those who lead a pair, the upper half, and the
 * others. Without need the first players lead. Otherwise as few as possible change places, then with the least
 * difference of numbers, then the lowest ranked of the upper half and the highest ranked of the lower half
 * (FIDE C.04.3, 4.3). Returns the upper half in order of rank.
 */
export function chooseExchanges(matching: Matching, remainder: readonly number[]): number[] {
  const split = new Split(matching, remainder)
  const count = split.leaders().length
  const first = remainder.slice(0, count)
  const second = remainder.slice(count)
  if (first.every((vertex) => split.leads(vertex))) return first
  split.preferFirst(count)
  const exchanges = first.filter((vertex) => !split.leads(vertex)).length
  let left = exchanges
  for (const vertex of [...first].reverse()) {
    if (left === 0) break
    if (split.leads(vertex)) split.nudge(vertex, -1)
    if (split.leads(vertex)) continue
    split.nudge(vertex, -DECISIVE)
    left--
  }
  left = exchanges
  for (const vertex of second) {
    if (left === 0) break
    if (!split.leads(vertex) && split.couldLead(vertex)) split.nudge(vertex, 1)
    if (!split.leads(vertex)) continue
    split.nudge(vertex, DECISIVE)
    left--
  }
  return split.leaders()
}

/** A remainder and who of it leads a pair. */
class Split {
  readonly #matching: Matching
  readonly #remainder: readonly number[]
  readonly #indexOf: ReadonlyMap<number, number>
  /** What a pair led by each player counts for, by index in the remainder. */
  #values: number[]

  constructor(matching: Matching, remainder: readonly number[]) {
    this.#matching = matching
    this.#remainder = remainder
    this.#indexOf = new Map(remainder.map((vertex, index) => [vertex, index]))
    this.#values = remainder.map(() => 0)
  }

  leads(vertex: number): boolean {
    const partner = this.#matching.mate[vertex] ?? NONE
    return partner > vertex && this.#indexOf.has(partner)
  }

  leaders(): number[] {
    return this.#remainder.filter((vertex) => this.leads(vertex))
  }

  /** Whether the dual values leave it open that the player leads a pair. */
  couldLead(vertex: number): boolean {
    return this.#followers(vertex).some((follower) => couldMatch(this.#matching, vertex, follower))
  }

  /** Asks for pairs led by the first `count` players, then for leaders with the least sum of indexes. */
  preferFirst(count: number): void {
    const { length } = this.#remainder
    // Twice the value, so that a nudge decides between equals only.
    this.#values = this.#remainder.map(
      (_, index) => 2 * ((index < count ? length * length : 0) + length - index),
    )
    rematch(this.#matching, this.#remainder, () => {
      for (const vertex of this.#remainder) this.#apply(vertex)
    })
  }

  nudge(vertex: number, by: number): void {
    this.#values[this.#indexOf.get(vertex) ?? 0]! += by
    rematch(this.#matching, [vertex], () => this.#apply(vertex))
  }

  #apply(vertex: number): void {
    const value = this.#values[this.#indexOf.get(vertex) ?? 0]!
    for (const follower of this.#followers(vertex)) setOrder(this.#matching, vertex, follower, value)
  }

  #followers(vertex: number): readonly number[] {
    return this.#remainder.slice((this.#indexOf.get(vertex) ?? 0) + 1)
  }
}
