const DAY_MS = 86_400_000

/** The day of a moment by this device's calendar, counted from 1970-01-01. */
export function calendarDay(nowMs: number): number {
  const date = new Date(nowMs)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS
}
