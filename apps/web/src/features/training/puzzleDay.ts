const DAY_MS = 86_400_000

/** Puzzles are shown of today and of so many days before. */
export const PAST_DAYS_MAX = 365

/**
 * The day that an address asks for, as `day=2026-11-27` in its fragment. Days are counted from 1970-01-01. Today where the address
 * names no day, one that is still to come, or one too long ago.
 */
export function readPuzzleDay(hash: string, today: number): number {
  const asked = new URLSearchParams(hash).get('day') ?? ''
  const day = Date.parse(`${asked}T00:00:00Z`) / DAY_MS
  const isShown = day <= today && day >= today - PAST_DAYS_MAX
  // A day that no month has, such as February 30, is read as one of the next month.
  return isShown && writeDay(day) === asked ? day : today
}

const writeDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** The fragment of a day's address; nothing for today, whose address stays the same. */
export const makePuzzleHash = (day: number, today: number): string | undefined =>
  day === today ? undefined : `day=${writeDay(day)}`

/** A day by its name, such as "27 de novembro de 2026". */
export const nameDay = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day * DAY_MS)
