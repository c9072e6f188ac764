import { FIRST_MOVE_PLIES } from './clock.ts'
import { isDaily } from './timeControl.ts'

const SHORTEST_MS = 30_000
const LONGEST_MS = 180_000
const PAGE_CLOSED_MS = 10_000
const PAGE_CLOSED_WITH_STAKE_MS = 30_000

/**
 * When the opponent of an absent player may claim, in ms since 1970. Null when no claim is possible: while
 * the player is connected, in a daily game, or before both sides have moved.
 */
export function claimAtMs({
  goneAtMs,
  pageClosed,
  timeControlS,
  hasStake,
  ply,
}: {
  goneAtMs: number | null
  /** The absent player's page reported that it was closed. */
  pageClosed: boolean
  timeControlS: number
  hasStake: boolean
  ply: number
}): number | null {
  if (goneAtMs === null || isDaily(timeControlS) || ply < FIRST_MOVE_PLIES) return null
  const patienceMs = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, timeControlS * 100))
  const closedMs = hasStake ? PAGE_CLOSED_WITH_STAKE_MS : PAGE_CLOSED_MS
  return goneAtMs + (pageClosed ? Math.min(patienceMs, closedMs) : patienceMs)
}
