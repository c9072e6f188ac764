import type { Color } from '@lance/chess'
import { type PieceLetter, readPlacement } from '../board/index.ts'

/** The pieces that can be captured, the most valuable first. */
export const CAPTURABLE = ['q', 'r', 'b', 'n', 'p'] as const
export type Capturable = (typeof CAPTURABLE)[number]

const worth: Record<Capturable, number> = { q: 9, r: 5, b: 3, n: 3, p: 1 }
const USUAL: Record<Capturable, number> = { q: 1, r: 2, b: 2, n: 2, p: 8 }

export type Captured = {
  /** How many of the other side's pieces were captured, by kind. */
  pieces: Readonly<Record<Capturable, number>>
  /** How much more this side's pieces are worth than the other's; 0 if they are not. */
  ahead: number
}

/**
 * What each side has captured in a position of a game that began at `startFen`, or as usual. A piece beyond the starting set was a pawn, so that pawn was not
 * captured. A captured queen plus a promoted one look like a captured pawn: the position says no more, and
 * the lead is the same.
 */
export function capturedIn(fen: string, startFen?: string): Record<Color, Captured> {
  const [white, black] = countsIn(fen)
  const [whiteAtStart, blackAtStart] = startFen === undefined ? [USUAL, USUAL] : countsIn(startFen)
  const ahead = worthOf(white) - worthOf(black)
  return {
    white: { pieces: missingOf(black, blackAtStart), ahead: Math.max(0, ahead) },
    black: { pieces: missingOf(white, whiteAtStart), ahead: Math.max(0, -ahead) },
  }
}

type Count = Record<Capturable, number>

const perKind = (count: (kind: Capturable) => number): Count =>
  Object.fromEntries(CAPTURABLE.map((kind) => [kind, count(kind)])) as Count

function countsIn(fen: string): [white: Count, black: Count] {
  const placement = readPlacement(fen)
  const white = countOf(placement, (letter) => letter.toUpperCase() as PieceLetter)
  return [white, countOf(placement, (letter) => letter)]
}

const countOf = (placement: ReturnType<typeof readPlacement>, own: (kind: Capturable) => PieceLetter) =>
  perKind((kind) => placement.filter((letter) => letter === own(kind)).length)

const worthOf = (count: Count) => CAPTURABLE.reduce((sum, kind) => sum + worth[kind] * count[kind], 0)

function missingOf(standing: Count, atStart: Count): Count {
  const missing = perKind((kind) => Math.max(0, atStart[kind] - standing[kind]))
  const promoted = CAPTURABLE.reduce((sum, kind) => sum + Math.max(0, standing[kind] - atStart[kind]), 0)
  return { ...missing, p: Math.max(0, missing.p - promoted) }
}
