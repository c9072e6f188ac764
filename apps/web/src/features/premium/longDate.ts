/** A date in full: 15 de fevereiro de 2026. */
export const longDate = (atMs: number, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(atMs)
