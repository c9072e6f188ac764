import { type BotGame, botStart } from '../bot/index.ts'
import type { AskedGame } from './trainingFiles.ts'

/** Shorter games have nothing to learn from. */
export const PLIES_LEAST = 10

/** A finished game against the bot, as a game to make exercises of; null for one that was hardly played. */
export function askedBotGame(game: BotGame): AskedGame | null {
  const { id, color, ucis, ending, endedAtMs } = game
  if (ending === null || ending.reason === 'aborted' || ucis.length < PLIES_LEAST) return null
  const { variant, startFen } = botStart(game)
  return {
    gameId: id,
    source: 'bot',
    side: color,
    variant,
    ...(startFen !== undefined && { fen: startFen }),
    ucis,
    playedAtMs: endedAtMs ?? 0,
  }
}
