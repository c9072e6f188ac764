import { initialMs, type Pace } from '../pace.ts'

/** No game begins in this time before the end of an arena, however fast it is, … */
export const LAST_PAIRING_MIN_MS = 30_000
/** … nor need it be longer than this, however slow. */
export const LAST_PAIRING_MAX_MS = 120_000

/**
 * Until when an arena begins games, in ms since 1970: up to half a player's initial time before its end, at least
 * 30 s and at most 2 minutes. A game that begins later would hardly count.
 */
export function lastPairingMs({ endsAtMs, pace }: { endsAtMs: number; pace: Pace }): number {
  return endsAtMs - Math.min(LAST_PAIRING_MAX_MS, Math.max(LAST_PAIRING_MIN_MS, initialMs(pace) / 2))
}
