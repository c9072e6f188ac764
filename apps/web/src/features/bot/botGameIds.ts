const PREFIX = 'bot-'

/** Ids of games against the bot, which exist only in the browser ([BOT-7]). */
export const isBotGameId = (gameId: string): boolean => gameId.startsWith(PREFIX)

export const newBotGameId = (nowMs: number): string => `${PREFIX}${nowMs}`

/** The keys of a player's games against the bot in this browser's storage. */
export const botGameKeys = (playerId: string) => ({
  running: `bot_games:${playerId}`,
  finished: `bot_games_finished:${playerId}`,
})

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
