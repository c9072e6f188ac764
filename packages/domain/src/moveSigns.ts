/** How a move was entered: by drag, by two clicks, by keyboard, or as a premove. */
export const MOVE_INPUTS = ['drag', 'click', 'keyboard', 'premove'] as const
export type MoveInput = (typeof MOVE_INPUTS)[number]

/**
 * What the page reports about a move, used for fair play only. `awayMs`: how long the page was hidden or
 * without focus during the turn. `backMs`: the time from the return to the page until the move; null if it
 * was never away.
 */
export type MoveSigns = { input: MoveInput | null; awayMs: number; backMs: number | null }

/** Absences longer than 27 minutes count as 27 minutes. */
const TENTHS_MAX = 16_382
const BITS = 1 << 14

const tenthsOf = (ms: number) =>
  Number.isFinite(ms) ? Math.max(0, Math.min(TENTHS_MAX, Math.round(ms / 100))) : 0

/** Packs the signs into the number stored with a move: below 2³¹, 0 for none, times in tenths of a second. */
export function packMoveSigns(signs: MoveSigns | null): number {
  if (signs === null) return 0
  const input = signs.input === null ? 0 : MOVE_INPUTS.indexOf(signs.input) + 1
  const back = signs.backMs === null ? 0 : tenthsOf(signs.backMs) + 1
  return (input * BITS + tenthsOf(signs.awayMs)) * BITS + back
}

/** Null when the page reported nothing. */
export function unpackMoveSigns(packed: number | null): MoveSigns | null {
  if (packed === null || packed === 0) return null
  const back = packed % BITS
  const away = Math.floor(packed / BITS) % BITS
  const input = MOVE_INPUTS[Math.floor(packed / BITS / BITS) - 1] ?? null
  return { input, awayMs: away * 100, backMs: back === 0 ? null : (back - 1) * 100 }
}
