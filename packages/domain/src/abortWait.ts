const MINUTE_MS = 60_000

/** Aborts of wagered games count for as long as this. */
export const ABORTS_COUNT_MS = 24 * 60 * MINUTE_MS

/** How long after his latest abort a player waits for another wagered game, by how many he made within a day. */
export function abortWaitMs(abortsOfDay: number): number {
  if (abortsOfDay < 2) return 0
  return abortsOfDay === 2 ? 10 * MINUTE_MS : 60 * MINUTE_MS
}
