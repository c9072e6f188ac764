/** What an exercise is about, in the order of its lists. */
export const THEMES = [
  'fork',
  'pin',
  'skewer',
  'discoveredAttack',
  'hangingPiece',
  'mate1',
  'mate2',
  'mate3',
  'mateLong',
  'backRank',
  'promotion',
  'endgame',
] as const

export type Theme = (typeof THEMES)[number]

export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)
