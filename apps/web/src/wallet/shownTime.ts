/** A moment as a statement shows it: day and time, the year where it is another. */
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
