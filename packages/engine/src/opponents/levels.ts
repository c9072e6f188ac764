import { erring, type Strength } from './strength.ts'

/** From the weakest up: Fácil, Médio, Profissional, Ultra Difícil. */
export const BOT_LEVELS = ['easy', 'medium', 'professional', 'ultra'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

export const isBotLevel = (value: unknown): value is BotLevel =>
  (BOT_LEVELS as readonly unknown[]).includes(value)

/** The depths are the specification's. What each level scores against the one below is in docs/engine.md. */
export const LEVEL_STRENGTH: Readonly<Record<BotLevel, Strength>> = {
  easy: erring(2, 0.7, 34),
  medium: erring(3, 0.3, 27),
  professional: erring(4, 0.15, 15),
  ultra: erring(5, 0, 0),
}
