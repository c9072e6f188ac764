/** A time for a mail that may be read anywhere: the date in words, the hour in Brazil, and its offset. */
export function writeMoment(at: Date, language: string): string {
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'America/Sao_Paulo',
    timeZoneName: 'shortOffset',
  }).format(at)
}
