import type { Verdict } from './verdict.ts'

/** The engine's evaluation of a position. */
export type Evaluation = {
  verdict: Verdict
  /** The best move as UCI; null when the game is over. */
  best: string | null
  /** The line that both sides are expected to play from here as UCI, the best move first. */
  line: readonly string[]
  /**
   * The winning chances thrown away by the move played here, in percentage points: its distance from the best move,
   * searched as deep. Null after the last move.
   */
  lost: number | null
  /** 0 when the game is over in this position. */
  depthPlies: number
}
