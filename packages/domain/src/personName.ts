/** The characters of a full name, as documents have it. */
const NAME_MIN_CHARS = 3
const NAME_MAX_CHARS = 120
const WORDS = /^[\p{L}\p{M}]['’.\p{L}\p{M}-]*(?: ['’.\p{L}\p{M}-]+)+$/u

/** Parses a person's full name: two words of letters or more. Null if it is none. */
export function parsePersonName(text: string): string | null {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ')
  const chars = [...name].length
  return chars >= NAME_MIN_CHARS && chars <= NAME_MAX_CHARS && WORDS.test(name) ? name : null
}

/** A name for comparing: without accents, marks and case, which documents write differently. */
export const foldPersonName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L} ]/gu, '')
    .toLowerCase()
