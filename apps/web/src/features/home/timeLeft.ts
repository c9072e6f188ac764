const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** Remaining time for display: whole hours from two hours up, else whole minutes, never below 0. */
export function splitTimeLeft(leftMs: number): { amount: number; unit: 'hour' | 'minute' } {
  if (leftMs >= 2 * HOUR_MS) return { amount: Math.floor(leftMs / HOUR_MS), unit: 'hour' }
  return { amount: Math.max(0, Math.floor(leftMs / MINUTE_MS)), unit: 'minute' }
}
