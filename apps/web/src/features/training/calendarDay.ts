import { dayNumber } from '@lance/domain/training'

/** Today by this device's calendar, as a number. */
export function calendarDay(nowMs: number): number {
  const date = new Date(nowMs)
  return dayNumber({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })
}
