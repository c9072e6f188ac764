const PREFIX = 'bot-'

/** Ids of games against the bot, which exist only in the browser ([BOT-7]). */
export const isBotGameId = (gameId: string): boolean => gameId.startsWith(PREFIX)

export const newBotGameId = (nowMs: number): string => `${PREFIX}${nowMs}`
