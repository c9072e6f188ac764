/** How a move was made: by a piece dragged, two clicks, the keyboard, or before its turn. */
export const MOVE_INPUTS = ['drag', 'click', 'keyboard', 'premove'] as const
export type MoveInput = (typeof MOVE_INPUTS)[number]

/**
 * What the page tells of a move, for fair play alone. `awayMs`: how long it was hidden or without focus during the
 * turn. `backMs`: from when it was looked at again to the move; null where it never was away.
 */
export type MoveSigns = { input: MoveInput | null; awayMs: number; backMs: number | null }

/** Away for longer than 27 minutes is away for 27 minutes. */
const TENTHS_MAX = 16_382
const BITS = 1 << 14

const tenthsOf = (ms: number) =>
  Number.isFinite(ms) ? Math.max(0, Math.min(TENTHS_MAX, Math.round(ms / 100))) : 0

/** The signs in one number that is stored with the move: 0 where nothing was told, below 2³¹. Times in tenths of a second. */
export function packMoveSigns(signs: MoveSigns | null): number {
  if (signs === null) return 0
  const input = signs.input === null ? 0 : MOVE_INPUTS.indexOf(signs.input) + 1
  const back = signs.backMs === null ? 0 : tenthsOf(signs.backMs) + 1
  return (input * BITS + tenthsOf(signs.awayMs)) * BITS + back
}

/** Null where nothing was told. */
export function unpackMoveSigns(packed: number | null): MoveSigns | null {
  if (packed === null || packed === 0) return null
  const back = packed % BITS
  const away = Math.floor(packed / BITS) % BITS
  const input = MOVE_INPUTS[Math.floor(packed / BITS / BITS) - 1] ?? null
  return { input, awayMs: away * 100, backMs: back === 0 ? null : (back - 1) * 100 }
}
