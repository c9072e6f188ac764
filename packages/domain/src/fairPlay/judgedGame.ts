import type { CandidateMove } from '@lance/chess/fairPlay'

/** Another way of analysing or storing is another version; games of other versions are analysed again. */
export const JUDGED_VERSION = 1

/**
 * A move that counts as evidence, with its fields of `AnalysedMove`. `thinkMs`: how long it took, `leftMs`: the clock before it; null when no clock ran.
 * `awayMs`: for how long the page was out of sight during the turn; null when the page reported nothing.
 */
export type JudgedMove = {
  ply: number
  choices: number
  listed: number
  played: number
  candidates: readonly CandidateMove[]
  thinkMs: number | null
  leftMs: number | null
  awayMs: number | null
}

/**
 * One side of a game as it is stored and judged, without an engine: about 3 kB of JSON. `rating`, `deviation`: the player's
 * before the game (Glicko-2). `score`: 1, 0.5 or 0. `nodes`: what the analysis spent on each position; games of the first and
 * the second look may be judged together. `plies`: of the whole game.
 */
export type JudgedGame = {
  version: typeof JUDGED_VERSION
  gameId: string
  endedAtMs: number
  rating: number
  deviation: number
  opponentRating: number
  stakeCents: number
  initialMs: number | null
  incrementMs: number | null
  score: number
  plies: number
  nodes: number
  moves: readonly JudgedMove[]
}
