/** Up to this many players may call at the same moment. */
const CROWD_FROM = 64
/** How much each player of a tournament adds to the wait, for urgent updates and for others. */
const MS_PER_PLAYER = { soon: 0.6, later: 3 } as const

/**
 * A random wait, in ms, before a call that every viewer of a tournament makes after the same event. It grows
 * with the number of players, so that thousands do not call at once.
 */
export function crowdWaitMs(players: number, urgency: keyof typeof MS_PER_PLAYER): number {
  return players <= CROWD_FROM ? 0 : Math.random() * players * MS_PER_PLAYER[urgency]
}
