const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A day begins this long before it does in UTC, where clocks are furthest ahead. */
const EARLIEST_MS = 14 * HOUR_MS
/** From this long before it begins anywhere, the puzzle of a day stays as it is: no transaction takes as long. */
const SETTLED_BEFORE_MS = HOUR_MS

/** The last day whose puzzle can't be chosen any more. Days are counted from 1970-01-01. */
export const lastSettledDay = (nowMs: number): number =>
  Math.floor((nowMs + EARLIEST_MS + SETTLED_BEFORE_MS) / DAY_MS)

/** The day for which a puzzle is chosen now: it begins nowhere for at least an hour. */
export const dayToChoose = (nowMs: number): number => lastSettledDay(nowMs) + 1
