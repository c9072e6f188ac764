/** The keys of a player's games against the bot in this browser's storage. */
export const botGameKeys = (playerId: string) => ({
  running: `bot_games:${playerId}`,
  finished: `bot_games_finished:${playerId}`,
})
