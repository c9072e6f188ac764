import type { Color } from '@lance/chess'

/** How many of a player's latest opponents count when they are paired again. */
export const RECENT_OPPONENTS = 5

/** What pairing needs to know of a player's earlier games in the arena. */
export type PairingHistory = {
  /** The latest opponents, newest first, at most `RECENT_OPPONENTS`. */
  lastOpponents: readonly string[]
  /** Games with White less games with Black. */
  whiteSurplus: number
  lastColor: Color | null
}

/** A player of an arena who is not in a game. */
export type FreePlayer = PairingHistory & {
  playerId: string
  /** Their rank in the standings, from 1. */
  rank: number
  rating: number
  /** Since when they could be paired: the end of their last game or pause, or their entry. */
  freeSinceMs: number
  /** A paused player is not paired. */
  isPaused: boolean
}

export const NO_PAIRINGS: PairingHistory = { lastOpponents: [], whiteSurplus: 0, lastColor: null }

/** A player's history after one more pairing. */
export function rememberPairing(
  { lastOpponents, whiteSurplus }: PairingHistory,
  { opponentId, color }: { opponentId: string; color: Color },
): PairingHistory {
  return {
    lastOpponents: [opponentId, ...lastOpponents].slice(0, RECENT_OPPONENTS),
    whiteSurplus: whiteSurplus + (color === 'white' ? 1 : -1),
    lastColor: color,
  }
}

/** How much a player is owed Black, from what they had; negative if White. The last color decides between equal balances. */
export function blackOwed({ whiteSurplus, lastColor }: PairingHistory): number {
  return 3 * whiteSurplus + (lastColor === null ? 0 : lastColor === 'white' ? 1 : -1)
}
