/** What a player is doing, as `players_online` says it. */
export const PRESENCE_STATUSES = ['offline', 'online', 'searching', 'in_game'] as const
export type PresenceStatus = (typeof PRESENCE_STATUSES)[number]
