// The tokens of Portable Game Notation, the most specific first.

const tokens = [
  ['tag', /\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y],
  ['comment', /\{([^}]*)\}|;([^\n]*)/y],
  ['skip', /\s+|^%[^\n]*|e\.p\./my],
  ['nag', /\$(\d{1,3})(?!\d)|[!?]{1,2}(?![!?])|\+\/?-|-\/?\+|\+=|=\+|\+\/=|=\/\+|[=±∓⩲⩱∞□](?=[\s){;$]|$)/y],
  ['open', /\(/y],
  ['close', /\)/y],
  ['result', /1-0|0-1|1\/2(?:-1\/2)?|½(?:-½)?|\*/y],
  ['move', /[O0o]-[O0o](?:-[O0o])?[+#!?]{0,8}|--|0000(?!\d)|[A-Za-z♔-♞][^\s{}()[\];$]{0,30}/y],
  ['number', /\d+[.…]*|[.…]+/y],
] as const

export type PgnToken = {
  kind: (typeof tokens)[number][0]
  text: string
  parts: readonly (string | undefined)[]
}

/** The token that begins at `at`, or null. */
export function readToken(text: string, at: number): PgnToken | null {
  for (const [kind, pattern] of tokens) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) return { kind, text: match[0], parts: match.slice(1) }
  }
  return null
}

/** The symbols of numeric annotation glyphs as people type them. */
const SYMBOLS: Readonly<Record<string, number>> = {
  '!': 1,
  '?': 2,
  '!!': 3,
  '??': 4,
  '!?': 5,
  '?!': 6,
  '□': 7,
  '=': 10,
  '∞': 13,
  '⩲': 14,
  '+=': 14,
  '+/=': 14,
  '⩱': 15,
  '=+': 15,
  '=/+': 15,
  '±': 16,
  '+/-': 16,
  '∓': 17,
  '-/+': 17,
  '+-': 18,
  '-+': 19,
}

/** The number of an annotation symbol; null for an unknown one, such as `!!!`. */
export const nagOf = (symbol: string): number | null =>
  Object.hasOwn(SYMBOLS, symbol) ? (SYMBOLS[symbol] as number) : null

/** A move as written: the move itself, and the symbol behind it. */
export function splitSymbol(text: string): { move: string; symbol: string | null } {
  const [whole, move = '', symbol] =
    /^(.*?[\w)+#-])([!?]{1,2}|\+\/?-|-\/?\+|\+=|=\+|\+\/=|=\/\+|[=±∓⩲⩱∞□])$/.exec(text) ?? []
  return whole === undefined || symbol === undefined ? { move: text, symbol: null } : { move, symbol }
}
