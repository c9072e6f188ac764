const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The words of a search that count. */
const WORDS_MAX = 5
/** The shortest word that an index finds within a word; two letters are found where a word begins. */
const INFIX_CHARS = 3

/** What a search asks for: an account by its id, or patterns of which all must match. */
export type Search = { id: string | null; patterns: string[] }

/** Reads what was typed into the search of people. A single letter asks for nothing. */
export function readSearch(text: string): Search {
  const words = text.trim().split(/\s+/)
  const [first = ''] = words
  if (UUID.test(first)) return { id: first.toLowerCase(), patterns: [] }
  const long = words.filter((word) => [...word].length >= 2).slice(0, WORDS_MAX)
  return { id: null, patterns: long.map(patternOf) }
}

function patternOf(word: string): string {
  const escaped = word.replace(/[\\%_]/g, '\\$&')
  return [...word].length >= INFIX_CHARS ? `%${escaped}%` : `% ${escaped}%`
}
