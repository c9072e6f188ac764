/** Up to so many do the same in the same moment. */
const CROWD_FROM = 64
/** How long each player of a tournament adds to the wait, for what must be seen soon and for what need not. */
const MS_PER_PLAYER = { soon: 0.6, later: 3 } as const

/**
 * How long to wait, in ms, before a call that everybody who looks at a tournament makes because of the same news: at
 * random, and the longer the more they are, so that thousands do not ask at once.
 */
export function crowdWaitMs(players: number, urgency: keyof typeof MS_PER_PLAYER): number {
  return players <= CROWD_FROM ? 0 : Math.random() * players * MS_PER_PLAYER[urgency]
}
