/** From the weakest up: Fácil, Médio, Profissional, Ultra Difícil. */
export const BOT_LEVELS = ['easy', 'medium', 'professional', 'ultra'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** How many half-moves each level looks ahead. */
export const LEVEL_DEPTH_PLIES: Readonly<Record<BotLevel, number>> = {
  easy: 2,
  medium: 3,
  professional: 4,
  ultra: 5,
}

/** How a level errs. */
export type Temper = {
  /** Of a hundred moves, so many are judged at a glance, without the opponent's reply. Never a mate in one. */
  overlookedPercent: number
  /** How far a move's worth is misjudged, at most and either way, in hundredths of a pawn. */
  misjudgedCentipawns: number
}

export const LEVEL_TEMPER: Readonly<Record<BotLevel, Temper>> = {
  easy: { overlookedPercent: 9, misjudgedCentipawns: 70 },
  medium: { overlookedPercent: 1, misjudgedCentipawns: 20 },
  professional: { overlookedPercent: 0, misjudgedCentipawns: 4 },
  ultra: { overlookedPercent: 0, misjudgedCentipawns: 0 },
}
