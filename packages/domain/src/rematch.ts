import { isDaily } from './timeControl.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long one player's wish for a rematch stands: within it the other has to wish the same. */
export function rematchStandsMs(timeControlS: number): number {
  return isDaily(timeControlS) ? DAY_MS : MINUTE_MS
}

/** For how long after a game's end anyone may ask for a rematch. */
export function rematchAskableMs(timeControlS: number): number {
  return isDaily(timeControlS) ? 7 * DAY_MS : 10 * MINUTE_MS
}
