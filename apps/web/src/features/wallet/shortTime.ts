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
