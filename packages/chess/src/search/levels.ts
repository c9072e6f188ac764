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

/** How a level errs. It never misses a mate that it sees. */
export type Temper = {
  /** Of a hundred moves, so many are judged at a glance, without what the opponent answers. */
  overlookedPercent: number
  /** How far a move's worth is misjudged, at most and either way, in hundredths of a pawn. */
  misjudgedCentipawns: number
}

export const LEVEL_TEMPER: Readonly<Record<BotLevel, Temper>> = {
  easy: { overlookedPercent: 2, misjudgedCentipawns: 50 },
  medium: { overlookedPercent: 0.3, misjudgedCentipawns: 15 },
  professional: { overlookedPercent: 0, misjudgedCentipawns: 4 },
  ultra: { overlookedPercent: 0, misjudgedCentipawns: 0 },
}
