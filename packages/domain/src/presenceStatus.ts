/** What a player is doing, in the spelling of `players_online`. */
export const PRESENCE_STATUSES = ['offline', 'online', 'searching', 'in_game'] as const
export type PresenceStatus = (typeof PRESENCE_STATUSES)[number]
