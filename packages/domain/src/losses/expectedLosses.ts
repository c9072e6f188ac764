import type { GamePhase } from '@lance/chess/training'

/** What a move is expected to lose, in percentage points of winning chances. `relativeError`: standard error as a share of it. */
export type ExpectedLoss = { perMove: number; relativeError: number }

type Row = { rating: number } & Readonly<Record<GamePhase, readonly [perMove: number, relativeError: number]>>

// Measured in games of the bot's opponents against their equals, judged as games are judged for exercises
// (bench/training/measureLosses.ts; docs/decisions/0069-losses.md has the numbers behind it). Above 2000 the opponents differ
// from the judge in little but their nodes, so the table ends there.
const TABLE: readonly Row[] = [
  { rating: 800, opening: [4.36, 0.138], middlegame: [5.27, 0.058], endgame: [2.23, 0.158] },
  { rating: 1000, opening: [3.26, 0.106], middlegame: [4.49, 0.046], endgame: [2.07, 0.127] },
  { rating: 1200, opening: [2.43, 0.085], middlegame: [3.83, 0.036], endgame: [1.93, 0.099] },
  { rating: 1400, opening: [1.82, 0.083], middlegame: [3.26, 0.03], endgame: [1.8, 0.077] },
  { rating: 1600, opening: [1.36, 0.101], middlegame: [2.78, 0.031], endgame: [1.68, 0.069] },
  { rating: 1800, opening: [1.02, 0.132], middlegame: [2.37, 0.038], endgame: [1.56, 0.078] },
  { rating: 2000, opening: [0.76, 0.168], middlegame: [2.02, 0.048], endgame: [1.46, 0.1] },
]

export const EXPECTED_RATINGS = {
  least: TABLE[0]?.rating ?? 0,
  most: TABLE.at(-1)?.rating ?? 0,
}

/** The expected loss of a move in a phase, interpolated between ratings; null where nothing was measured. */
export function expectedLoss(rating: number, phase: GamePhase): ExpectedLoss | null {
  if (rating < EXPECTED_RATINGS.least || rating > EXPECTED_RATINGS.most) return null
  const at = TABLE.findLastIndex((row) => row.rating <= rating)
  const [below, above] = [TABLE[at], TABLE[Math.min(at + 1, TABLE.length - 1)]]
  if (below === undefined || above === undefined) return null
  const width = above.rating - below.rating
  const share = width === 0 ? 0 : (rating - below.rating) / width
  const between = (column: 0 | 1) => below[phase][column] * (1 - share) + above[phase][column] * share
  return { perMove: between(0), relativeError: between(1) }
}
