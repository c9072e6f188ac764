const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

export type TimeUnit = 'days' | 'hours' | 'minutes' | 'seconds'

/** A time for speech: at most two units, none of them zero. Seconds don't matter in a time of days. */
export function spokenTime(ms: number): { unit: TimeUnit; count: number }[] {
  const leftS = Math.floor(ms / 1000)
  const parts: { unit: TimeUnit; count: number }[] = [
    { unit: 'days', count: Math.floor(leftS / DAY_S) },
    { unit: 'hours', count: Math.floor((leftS % DAY_S) / HOUR_S) },
    { unit: 'minutes', count: Math.floor((leftS % HOUR_S) / MINUTE_S) },
    { unit: 'seconds', count: leftS % MINUTE_S },
  ]
  const first = parts.findIndex(({ count }) => count > 0)
  if (first === -1) return parts.slice(3)
  return parts.slice(first, first + 2).filter(({ count }) => count > 0)
}
