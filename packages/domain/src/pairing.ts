import { asCents, type Cents } from './money.ts'

/** A player waiting in a pool, which has one time control and one stake. */
export type WaitingPlayer = {
  playerId: string
  rating: number
  enteredAtMs: number
  /** The player's latest opponents, newest first; the first two count. */
  lastOpponents: readonly string[]
}

/** Two players to pair; `longer` has waited longer. */
export type Pair = { longer: WaitingPlayer; other: WaitingPlayer }

const INITIAL_GAP = 100
const GAP_STEP = 50
const GAP_STEP_EVERY_MS = 5000
const UNLIMITED_AFTER_MS = 60_000
/** Above this stake no player is paired with a far stronger one, however long they wait. */
const CAPPED_ABOVE_STAKE = asCents(2000n)
/** The widest rating difference above that stake. */
export const WIDEST_GAP_FOR_HIGH_STAKES = 400

/** The widest rating difference that a stake ever allows. */
export function widestGap(stake: Cents): number {
  return stake > CAPPED_ABOVE_STAKE ? WIDEST_GAP_FOR_HIGH_STAKES : Number.POSITIVE_INFINITY
}

/** The rating difference accepted after waiting for `waitedMs`. */
export function acceptedGap({ waitedMs, stake }: { waitedMs: number; stake: Cents }): number {
  const grown =
    waitedMs >= UNLIMITED_AFTER_MS
      ? Number.POSITIVE_INFINITY
      : INITIAL_GAP + GAP_STEP * Math.floor(Math.max(0, waitedMs) / GAP_STEP_EVERY_MS)
  return Math.min(grown, widestGap(stake))
}

/**
 * Pairs a pool: the player who has waited longest goes first and gets the nearest rating that either side
 * accepts by now. Two players whose last two games were against each other are kept apart while one of them
 * could still get another waiting player. The order of `waiting` does not matter.
 */
export function pairWaitingPlayers(
  waiting: readonly WaitingPlayer[],
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

function byWait(one: WaitingPlayer, other: WaitingPlayer): number {
  return one.enteredAtMs - other.enteredAtMs || (one.playerId < other.playerId ? -1 : 1)
}

function nearest(
  longer: WaitingPlayer,
  free: ReadonlySet<WaitingPlayer>,
  { nowMs, stake }: { nowMs: number; stake: Cents },
): WaitingPlayer | null {
  let best: WaitingPlayer | null = null
  for (const other of free) {
    if (other === longer || (best && gap(longer, other) >= gap(longer, best))) continue
    // The player who waited longer accepts more, so theirs is the wider window.
    const longestWaitMs = nowMs - Math.min(longer.enteredAtMs, other.enteredAtMs)
    if (gap(longer, other) > acceptedGap({ waitedMs: longestWaitMs, stake })) continue
    if (metTwiceInARow(longer, other) && hasAlternative(longer, other, { free, stake })) continue
    best = other
  }
  return best
}

function gap(one: WaitingPlayer, other: WaitingPlayer): number {
  return Math.abs(one.rating - other.rating)
}

function metTwiceInARow(one: WaitingPlayer, other: WaitingPlayer): boolean {
  const lastTwoWere = ({ lastOpponents: [last, before] }: WaitingPlayer, id: string) =>
    last === id && before === id
  return lastTwoWere(one, other.playerId) || lastTwoWere(other, one.playerId)
}

/** Whether a third player is waiting that one of the two can be paired with eventually. */
function hasAlternative(
  one: WaitingPlayer,
  other: WaitingPlayer,
  { free, stake }: { free: ReadonlySet<WaitingPlayer>; stake: Cents },
): boolean {
  const isWithin = (a: WaitingPlayer, b: WaitingPlayer) =>
    gap(a, b) <= widestGap(stake) && !metTwiceInARow(a, b)
  for (const third of free) {
    if (third !== one && third !== other && (isWithin(one, third) || isWithin(other, third))) return true
  }
  return false
}

/** `whiteSurplus`: how many more of the player's latest games were with White than with Black. */
export type ColorHistory = { playerId: string; whiteSurplus: number }

/** Gives White to the player who had it less often lately; a random number (0 up to 1) decides a tie. */
export function assignColors(
  { one, other }: { one: ColorHistory; other: ColorHistory },
  random: number,
): { whiteId: string; blackId: string } {
  const oneIsWhite =
    one.whiteSurplus === other.whiteSurplus ? random < 0.5 : one.whiteSurplus < other.whiteSurplus
  return oneIsWhite
    ? { whiteId: one.playerId, blackId: other.playerId }
    : { whiteId: other.playerId, blackId: one.playerId }
}
