import { moverChances } from '@lance/chess/review'
import type { Engine, EngineGame } from '../engine.ts'
import type { EngineScore } from '../search.ts'

/** The best move of a position and the one that was played. */
export type Comparison = {
  best: string
  bestScore: EngineScore
  /** The line that both sides are expected to play, the best move first. */
  line: readonly string[]
  /** The winning chances that the move played threw away, in percentage points. */
  lost: number
  depthPlies: number
}

/** The moves lead to the position that is compared. */
export type ComparedGame = EngineGame & {
  /** The move that was played; null: there is nothing to compare. */
  played: string | null
  /** The mover's chances after that move, if it ended the game. */
  playedEnd: number | null
}

export type CompareLimits = { depthPlies: number; maxNodes: number }

const SLICE_NODES = 1_000_000

/**
 * Compares the best move with the one played: the other position is searched one ply less deep, so that neither move is seen
 * further than the other. Null without a legal move.
 */
export function compareMoves(engine: Engine, game: ComparedGame, limits: CompareLimits): Comparison | null {
  const { played, playedEnd } = game
  const found = search(engine, game, game.ucis, limits)
  const line = found?.lines[0]
  const [best] = line?.pv ?? []
  if (!found || !line || best === undefined) return null
  const { depthPlies } = found
  const compared = { best, bestScore: line.score, line: line.pv, lost: 0, depthPlies }
  if (played === null || played === best) return compared
  const after =
    playedEnd ?? chancesAfter(engine, game, played, { ...limits, depthPlies: Math.max(1, depthPlies - 1) })
  return { ...compared, lost: Math.max(0, moverChances(line.score) - after) }
}

/** The mover's chances after this move. */
function chancesAfter(engine: Engine, game: ComparedGame, played: string, limits: CompareLimits): number {
  const found = search(engine, game, [...game.ucis, played], limits)
  const score = found?.lines[0]?.score
  return score === undefined ? 50 : 100 - moverChances(score)
}

/** The report of a search to these limits; of one ply, if the limits end it before that. */
function search(engine: Engine, game: ComparedGame, ucis: readonly string[], limits: CompareLimits) {
  const set = engine.setGame({ ...game, ucis })
  if (!set.ok) throw new RangeError(set.message)
  const run = (bounds: { depthPlies: number; maxNodes?: number }) => {
    const running = engine.startSearch(bounds)
    while (!running.advance(SLICE_NODES));
    return running.report()
  }
  const report = run(limits)
  return report && report.depthPlies > 0 ? report : run({ depthPlies: 1 })
}
