const PREFIX = 'bot-'

/** Games against the bot are this browser's: their ids tell them from the server's. Specification, part 1, section 2. */
export const isBotGameId = (gameId: string): boolean => gameId.startsWith(PREFIX)

export const newBotGameId = (nowMs: number): string => `${PREFIX}${nowMs}`
