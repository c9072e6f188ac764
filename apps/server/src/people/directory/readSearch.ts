const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The words of a search that count. */
const WORDS_MAX = 5
/** The shortest word that an index finds within a word; two letters are found where a word begins. */
const INFIX_CHARS = 3

/** What a search asks for: an account by its id, or texts all of which must be found. */
export type Search = { id: string | null; parts: string[] }

/** Reads what was typed into the search of people. A single letter asks for nothing. */
export function readSearch(text: string): Search {
  const words = text.trim().split(/\s+/)
  const [first = ''] = words
  if (UUID.test(first)) return { id: first.toLowerCase(), parts: [] }
  const long = words.filter((word) => [...word].length >= 2).slice(0, WORDS_MAX)
  // A space is before each word.
  const parts = long.map((word) => ([...word].length >= INFIX_CHARS ? word : ` ${word}`))
  return { id: null, parts }
}

/** The pattern that finds a text anywhere. */
export const patternOf = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`
