/** How hard a password is to guess, as far as a page can tell without a list. */
export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

/** The bits of each level. A page knows no dictionary, so it asks for more than they would promise. */
const LEVELS: ReadonlyArray<[fromBits: number, level: PasswordStrength]> = [
  [78, 'strong'],
  [56, 'good'],
  [36, 'fair'],
]

/** Kinds of characters, with how many there are. */
const KINDS: ReadonlyArray<[pattern: RegExp, count: number]> = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[!-/:-@[-`{-~ ]/, 33],
  [/[^ -~]/, 64],
]

/** Runs that people type without thinking. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjklç',
  'zxcvbnm',
  '09876543210',
]

/** Judges a password. `known`: what a guesser knows of its owner, such as name and address. */
export function judgePassword(password: string, known: readonly string[] = []): PasswordStrength {
  const bits = countSurprises(password, known) * Math.log2(alphabetOf(password))
  return LEVELS.find(([fromBits]) => bits >= fromBits)?.[1] ?? 'weak'
}

const alphabetOf = (password: string) =>
  KINDS.reduce((sum, [pattern, count]) => sum + (pattern.test(password) ? count : 0), 1)

/**
 * Counts the characters that do not follow from the ones before them: repeated ones, steps along a row, years
 * and parts of the owner's name or address count once.
 */
function countSurprises(password: string, known: readonly string[]): number {
  let text = password.toLowerCase()
  for (const part of partsOf(known)) text = text.replaceAll(part, '\n')
  text = text.replace(/(19|20)\d\d/g, '\n')
  // A repeated part, such as abcabc.
  text = text.replace(/(.{2,}?)\1+/g, '$1')
  const chars = [...text]
  return chars.filter((char, index) => index === 0 || !follows(chars[index - 1] ?? '', char)).length
}

const PART_MIN_CHARS = 3

const partsOf = (known: readonly string[]) =>
  known
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= PART_MIN_CHARS)
    .sort((one, other) => other.length - one.length)

function follows(before: string, char: string): boolean {
  return before === char || ROWS.some((row) => row.includes(before + char))
}
