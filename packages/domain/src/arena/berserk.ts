import { initialMs, type Pace } from '../pace.ts'

/** Own moves that a berserk win needs for its extra point. */
export const BERSERK_MIN_MOVES = 7

/** What a berserk win adds. A streak does not double it. */
export const BERSERK_POINTS = 1

/** Whether games at this pace may be played berserk: without initial time there is nothing to halve. */
export function allowsBerserk({ timeControlS }: Pace): boolean {
  return timeControlS > 0
}

/** The clock of a side that went berserk, before it runs: half the initial time, in ms. */
export function berserkMs(pace: Pace): number {
  return initialMs(pace) / 2
}

export type BerserkRefusal = 'BERSERK_NOT_ALLOWED' | 'BERSERK_TOO_LATE'

/**
 * The clock of a player who goes berserk: half the initial time, in ms, and no increment. They choose it before
 * their first move. The opponent's clock stays as it is.
 */
export function goBerserk({
  pace,
  ownMoves,
}: {
  pace: Pace
  ownMoves: number
}): { ok: true; leftMs: number; incrementS: 0 } | { ok: false; code: BerserkRefusal } {
  if (!allowsBerserk(pace)) return { ok: false, code: 'BERSERK_NOT_ALLOWED' }
  if (ownMoves > 0) return { ok: false, code: 'BERSERK_TOO_LATE' }
  return { ok: true, leftMs: berserkMs(pace), incrementS: 0 }
}
