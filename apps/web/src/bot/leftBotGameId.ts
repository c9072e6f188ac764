import { isBotGameId } from './botGameId.ts'
import { botGameKeys } from './botGameKeys.ts'

/**
 * The id of the game against the bot that a player last left unfinished, or null. A glance for other screens: whether
 * it can be played on is looked at where it is opened, so that they need no rules of chess.
 */
export function leftBotGameId(storage: Pick<Storage, 'getItem'>, playerId: string): string | null {
  try {
    const kept = JSON.parse(storage.getItem(botGameKeys(playerId).running) ?? 'null')
    const id: unknown = kept?.games?.[0]?.id
    return typeof id === 'string' && isBotGameId(id) ? id : null
  } catch {
    // Storage that is forbidden, or holds something else.
    return null
  }
}
