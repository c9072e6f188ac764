import { isDaily } from './timeControl.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long a player's rematch request is valid: the opponent has to request one within that time. */
export function rematchRequestTtlMs(timeControlS: number): number {
  return isDaily(timeControlS) ? DAY_MS : MINUTE_MS
}

/** How long after the end of a game its players may request a rematch. */
export function rematchWindowMs(timeControlS: number): number {
  return isDaily(timeControlS) ? 7 * DAY_MS : 10 * MINUTE_MS
}
