// The tokens of Portable Game Notation, the most specific first.

const tokens = [
  ['tag', /\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y],
  ['comment', /\{([^}]*)\}|;([^\n]*)/y],
  ['skip', /\s+|^%[^\n]*|e\.p\./my],
  ['nag', /\$(\d{1,3})(?!\d)|[!?]{1,2}(?![!?])/y],
  ['open', /\(/y],
  ['close', /\)/y],
  ['result', /1-0|0-1|1\/2-1\/2|\*/y],
  ['move', /[O0o]-[O0o](?:-[O0o])?[+#!?]*|--|[A-Za-z][^\s{}()[\];$]*/y],
  ['skip', /\d+\.*|\.+/y],
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

/** The symbols for the first six numeric annotation glyphs: a good move is `!` or `$1`. */
const GLYPHS = ['!', '?', '!!', '??', '!?', '?!']

/** The number of an annotation symbol; null for an unknown one, such as `!!!`. */
export function nagOf(glyph: string): number | null {
  const at = GLYPHS.indexOf(glyph)
  return at < 0 ? null : at + 1
}
