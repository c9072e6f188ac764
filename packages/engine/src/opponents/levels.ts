import type { Strength } from './strength.ts'

/** From the weakest up: Fácil, Médio, Profissional, Ultra Difícil. */
export const BOT_LEVELS = ['easy', 'medium', 'professional', 'ultra'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** Enough for every position at these depths: a bound, not a strength. */
const MOST_NODES = 200_000

const level = (depthPlies: number, overlookedPercent: number, misjudgedCentipawns: number): Strength => ({
  depthPlies,
  maxNodes: MOST_NODES,
  overlookedPercent,
  misjudgedCentipawns,
})

/** The depths are the specification's. What each level scores against the one below is in docs/engine.md. */
export const LEVEL_STRENGTH: Readonly<Record<BotLevel, Strength>> = {
  easy: level(2, 0.7, 34),
  medium: level(3, 0.3, 27),
  professional: level(4, 0.15, 15),
  ultra: level(5, 0, 0),
}
