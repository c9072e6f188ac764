import { isBotGameId } from './botGameId.ts'
import { botGameKeys } from './botGameKeys.ts'

/**
 * The id of the player's latest unfinished game against the bot, or null. Only the screen that opens the game
 * checks whether it is valid, so that other screens need no rules of chess.
 */
export function lastUnfinishedBotGameId(storage: Pick<Storage, 'getItem'>, playerId: string): string | null {
  try {
    const kept = JSON.parse(storage.getItem(botGameKeys(playerId).running) ?? 'null')
    const id: unknown = kept?.games?.[0]?.id
    return typeof id === 'string' && isBotGameId(id) ? id : null
  } catch {
    // Storage is forbidden, or holds something else.
    return null
  }
}
