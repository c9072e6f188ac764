const MINUTE_MS = 60_000

/** How long an abort of a wagered game counts. */
export const ABORT_WINDOW_MS = 24 * 60 * MINUTE_MS

/** How long a player waits for another wagered game after an abort, by their aborts within a day. */
export function abortWaitMs(abortsOfDay: number): number {
  if (abortsOfDay < 2) return 0
  return abortsOfDay === 2 ? 10 * MINUTE_MS : 60 * MINUTE_MS
}
