const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Time that is left, as it is shown: 0:07, 12:30, 3 h 05 min, 2 d 4 h. The last second counts until it is over. */
export function countdownText(leftMs: number): string {
  const left = Math.max(0, leftMs)
  if (left >= DAY_MS) return `${Math.floor(left / DAY_MS)} d ${Math.floor((left % DAY_MS) / HOUR_MS)} h`
  if (left >= HOUR_MS) return `${Math.floor(left / HOUR_MS)} h ${twoDigits((left % HOUR_MS) / MINUTE_MS)} min`
  const seconds = Math.ceil(left / SECOND_MS)
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`
}

const twoDigits = (amount: number) => String(Math.floor(amount)).padStart(2, '0')

/** How many minutes are left until a start, rounded up: in the last one it is 1, then 0. */
export const minutesLeft = (leftMs: number): number => Math.max(0, Math.ceil(leftMs / MINUTE_MS))
