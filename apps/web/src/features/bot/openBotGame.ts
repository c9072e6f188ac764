import { RATED_OPPONENTS } from '@lance/engine/opponents'
import { lastUnfinishedBotGameId, newBotGameId } from './botGameIds.ts'
import type { BotTerms } from './botTerms.ts'

/** A game against the bot to show; `terms` are for a new one. */
type OpenedBotGame = { gameId: string; terms: BotTerms }

/**
 * Goes on with the player's last unfinished game against the bot, or begins one against the bot that is nearest to
 * their rating `elo`. `lot`, from 0 to 1, decides the color.
 */
export function openBotGame({
  playerId,
  elo,
  nowMs,
  lot,
  storage = localStorage,
}: {
  playerId: string
  elo: number
  nowMs: number
  lot: number
  storage?: Pick<Storage, 'getItem'>
}): OpenedBotGame {
  const ratings = RATED_OPPONENTS.map(({ rating }) => rating)
  const level = ratings.reduce((best, one) => (Math.abs(one - elo) < Math.abs(best - elo) ? one : best))
  return {
    gameId: lastUnfinishedBotGameId(storage, playerId) ?? newBotGameId(nowMs),
    terms: { level, timeControlS: 600, color: lot < 0.5 ? 'white' : 'black', chess960: null },
  }
}
