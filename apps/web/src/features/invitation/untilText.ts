/** A time within the next 24 hours as weekday and time of day, which is unambiguous. */
export function untilText(atMs: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(
    atMs,
  )
}
