/** From this age on, people may play for money. */
export const ADULT_YEARS = 18
const OLDEST_YEARS = 120

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
type Day = { year: number; month: number; day: number }

function parseDay(text: string): Day | null {
  const parts = SHAPE.exec(text)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 0, day = 0] = parts
  const isThere = month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month)
  return isThere ? { year, month, day } : null
}

function daysOf(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

/**
 * Parses a birth date, `YYYY-MM-DD`, and says how many full years ago it was on `today`. Null if there is no
 * such day, or it lies in the future or further back than a life.
 */
export function parseBirthDate(text: string, today: string): { birthDate: string; years: number } | null {
  const [born, now] = [parseDay(text), parseDay(today)]
  if (!born || !now) return null
  const isBefore = now.month < born.month || (now.month === born.month && now.day < born.day)
  const years = now.year - born.year - (isBefore ? 1 : 0)
  return years >= 0 && years <= OLDEST_YEARS ? { birthDate: text, years } : null
}
