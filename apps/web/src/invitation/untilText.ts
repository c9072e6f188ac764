/** A moment within the next day: its weekday and time, which no other moment of that day has. */
export function untilText(atMs: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(
    atMs,
  )
}
