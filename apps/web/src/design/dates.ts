/** Formats a moment for the statement: day and time, with the year if it is not this one. */
export function shortTime(atMs: number, language: string): string {
  const isThisYear = new Date(atMs).getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(language, {
    day: '2-digit',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(atMs)
}

/** A date in full: 15 de fevereiro de 2026. */
export const longDate = (atMs: number, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(atMs)

/** A time within the next 24 hours as weekday and time of day, which is unambiguous. */
export function untilText(atMs: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(
    atMs,
  )
}
