import type { Color } from '@lance/chess'
import type { AnalysedMove } from '@lance/chess/fairPlay'
import type { Engine, EngineGame } from '../engine.ts'

/** What a look at a game spends: `nodes` on each position. The second look is for players whom the first one raised. */
export type AnalysisLimits = { nodes: number }

export const FIRST_LOOK: AnalysisLimits = { nodes: 15_000 }
export const SECOND_LOOK: AnalysisLimits = { nodes: 150_000 }

/**
 * Analyses the moves of a stored game, one per step, in the order of the game. Yields null for moves that are no evidence:
 * known openings, hardly any choice, forced recaptures, decided positions. `side`: only this side's moves; both if not said.
 * The same game gives the same analysis, whatever the engine did before. A step takes some 20 ms at the first look and ten
 * times that at the second: between steps the caller may stop. Throws on an illegal move, since the game was played.
 */
export function* analyseGame(
  _engine: Engine,
  _game: EngineGame,
  _options: { limits?: AnalysisLimits; side?: Color } = {},
): Generator<AnalysedMove | null> {
  yield null
}
