import { readTexts } from './readTexts.ts'

const known = readTexts('calendar', 'pt-BR')
const keys = new Map(Object.entries(known).map(([key, name]) => [name, key as keyof typeof known]))

/** The name of a series of the calendar in a language. One that an operator named is the same in all of them. */
export function seriesName(name: string, language: string): string {
  const key = keys.get(name)
  return key === undefined ? name : readTexts('calendar', language)[key]
}

/** Names a tournament of the calendar in the reader's language; players name theirs themselves. */
export function inLanguage<Named extends { name: string; isHouse?: boolean | undefined }>(
  tournament: Named,
  language: string,
): Named {
  if (!tournament.isHouse) return tournament
  return { ...tournament, name: seriesName(tournament.name, language) }
}
