import { type BotGame, startBotGame } from './botGame.ts'
import type { BotTerms } from './botTerms.ts'

export const TERMS: BotTerms = {
  level: 'easy',
  timeControlS: 600,
  incrementS: 0,
  color: 'white',
  chess960: null,
  position: null,
}

/** For tests: a game against the bot after these moves, which took no time. */
export function botGameAfter(ucis: readonly string[], changes: Partial<BotGame> = {}): BotGame {
  const game = startBotGame('bot-1000', { ...TERMS, ...changes }, 1000)
  return { ...game, ucis, clocksMs: ucis.map(() => game.timeControlS * 1000), ...changes }
}
