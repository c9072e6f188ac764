/** The symbols of glyphs, and the keys of their names under `nags`. */
const SYMBOLS = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  7: '□',
  10: '=',
  13: '∞',
  14: '+/=',
  15: '=/+',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
} as const

export type NamedNag = keyof typeof SYMBOLS

export const isNamedNag = (nag: number): nag is NamedNag => Object.hasOwn(SYMBOLS, nag)

export const symbolOf = (nag: NamedNag): string => SYMBOLS[nag]

/** How a glyph colors its move: as the review does. */
export const toneOf = (nag: number): string | undefined =>
  ({ 1: 'good', 3: 'good', 2: 'mistake', 4: 'blunder', 6: 'inaccuracy' })[nag]
