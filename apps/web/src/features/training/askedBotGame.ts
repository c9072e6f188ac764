import { initialMs, isDaily, speedOf } from '@lance/domain'
import { type BotGame, botStart } from '../bot/index.ts'
import type { AskedGame } from './trainingFiles.ts'

/** Shorter games have nothing to learn from. */
export const PLIES_LEAST = 10

/**
 * A finished game against the bot, as a game to make exercises of; null for one that was hardly played. `rating`: the player's,
 * null while it is provisional.
 */
export function askedBotGame(game: BotGame, { rating }: { rating: number | null }): AskedGame | null {
  const { id, color, ucis, ending, endedAtMs, clocksMs } = game
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
    ...(!isDaily(game.timeControlS) && { clock: { initialMs: initialMs(game), leftMs: clocksMs } }),
    // A game from a position of one's own may have been won from the start.
    ...(game.position === null && { facts: factsOf(game, rating) }),
  }
}

function factsOf(game: BotGame, rating: number | null): AskedGame['facts'] & object {
  const { color, ending, endedAtMs } = game
  const winner = ending?.winner ?? null
  const result = winner === null ? 'drawn' : winner === color ? 'won' : 'lost'
  return { playedAtMs: endedAtMs ?? 0, speed: speedOf(game), rating, result }
}
