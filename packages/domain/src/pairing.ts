import { asCents, type Cents } from './money.ts'

/** A player waiting in a pool, which has one time control and one stake. */
export type Waiting = {
  playerId: string
  rating: number
  enteredAtMs: number
  /** The player's latest opponents, newest first; the first two count. */
  lastOpponents: readonly string[]
}

/** Two players to pair; `longer` has waited longer. */
export type Pair = { longer: Waiting; other: Waiting }

const FIRST_GAP = 100
const WIDER_BY = 50
const WIDER_EVERY_MS = 5000
const UNLIMITED_AFTER_MS = 60_000
/** Above this stake no player is paired with a far stronger one, however long they wait. */
const CAPPED_ABOVE_STAKE = asCents(2000n)
/** The widest rating difference above that stake. */
export const WIDEST_GAP_OF_HIGH_STAKES = 400

/** The widest rating difference that a stake ever allows. */
export function widestGap(stake: Cents): number {
  return stake > CAPPED_ABOVE_STAKE ? WIDEST_GAP_OF_HIGH_STAKES : Number.POSITIVE_INFINITY
}

/** The rating difference accepted after waiting for `waitedMs`. */
export function acceptedGap({ waitedMs, stake }: { waitedMs: number; stake: Cents }): number {
  const grown =
    waitedMs >= UNLIMITED_AFTER_MS
      ? Number.POSITIVE_INFINITY
      : FIRST_GAP + WIDER_BY * Math.floor(Math.max(0, waitedMs) / WIDER_EVERY_MS)
  return Math.min(grown, widestGap(stake))
}

/**
 * Pairs a pool: the player who has waited longest goes first and gets the nearest rating that either side
 * accepts by now. Two players whose last two games were against each other are kept apart while one of them
 * could still get another waiting player. The order of `waiting` does not matter.
 */
export function pairWaiting(
  waiting: readonly Waiting[],
  { nowMs, stake }: { nowMs: number; stake: Cents },
): Pair[] {
  const free = new Set([...waiting].sort(byWait))
  const pairs: Pair[] = []
  for (const longer of free) {
    const other = nearest(longer, free, { nowMs, stake })
    if (!other) continue
    free.delete(longer)
    free.delete(other)
    pairs.push({ longer, other })
  }
  return pairs
}

function byWait(one: Waiting, other: Waiting): number {
  return one.enteredAtMs - other.enteredAtMs || (one.playerId < other.playerId ? -1 : 1)
}

function nearest(
  longer: Waiting,
  free: ReadonlySet<Waiting>,
  { nowMs, stake }: { nowMs: number; stake: Cents },
): Waiting | null {
  let best: Waiting | null = null
  for (const other of free) {
    if (other === longer || (best && gap(longer, other) >= gap(longer, best))) continue
    // The player who waited longer accepts more, so theirs is the wider window.
    const longestWaitMs = nowMs - Math.min(longer.enteredAtMs, other.enteredAtMs)
    if (gap(longer, other) > acceptedGap({ waitedMs: longestWaitMs, stake })) continue
    if (playedTwiceRunning(longer, other) && hasAnother(longer, other, { free, stake })) continue
    best = other
  }
  return best
}

function gap(one: Waiting, other: Waiting): number {
  return Math.abs(one.rating - other.rating)
}

function playedTwiceRunning(one: Waiting, other: Waiting): boolean {
  const lastTwoWere = ({ lastOpponents: [last, before] }: Waiting, id: string) => last === id && before === id
  return lastTwoWere(one, other.playerId) || lastTwoWere(other, one.playerId)
}

/** Whether a third player is waiting that one of the two can be paired with eventually. */
function hasAnother(
  one: Waiting,
  other: Waiting,
  { free, stake }: { free: ReadonlySet<Waiting>; stake: Cents },
): boolean {
  const isWithin = (a: Waiting, b: Waiting) => gap(a, b) <= widestGap(stake) && !playedTwiceRunning(a, b)
  for (const third of free) {
    if (third !== one && third !== other && (isWithin(one, third) || isWithin(other, third))) return true
  }
  return false
}

/** `whiteSurplus`: how many more of the player's latest games were with White than with Black. */
export type ColourHistory = { playerId: string; whiteSurplus: number }

/** Gives White to the player who had it less often lately; a random number (0 up to 1) decides a tie. */
export function drawColours(
  { one, other }: { one: ColourHistory; other: ColourHistory },
  lot: number,
): { whiteId: string; blackId: string } {
  const oneIsWhite =
    one.whiteSurplus === other.whiteSurplus ? lot < 0.5 : one.whiteSurplus < other.whiteSurplus
  return oneIsWhite
    ? { whiteId: one.playerId, blackId: other.playerId }
    : { whiteId: other.playerId, blackId: one.playerId }
}
