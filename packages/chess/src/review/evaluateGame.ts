import { type Game, gamePosition, playMove, startGame } from '../game.ts'
import { findMove, legalMoves } from '../legalMoves.ts'
import type { Move } from '../move.ts'
import { findOutcome } from '../outcome.ts'
import { turn } from '../position.ts'
import { type SearchLimits, searchGame } from '../search/index.ts'
import { makeUci, parseUci } from '../uci.ts'
import { type Verdict, verdictOf, verdictOfEnd } from './verdict.ts'

/** What the engine thinks of a position. */
export type Evaluation = {
  verdict: Verdict
  /** The best move, UCI; null where the game is over. */
  best: string | null
  /** The line both sides are expected to play from here, the best move first, UCI. */
  line: readonly string[]
  /** 0 where the position speaks for itself: the game is over there. */
  depthPlies: number
}

/** `ply`: of the position, 0 before the first move. `done` of `total` positions at this depth and the ones before. */
export type Evaluated = { ply: number; evaluation: Evaluation; done: number; total: number }

export type EvaluateOptions = {
  /** One pass over the game for each, shallow first, so that there is a verdict soon. */
  depthsPlies: readonly number[]
  /** The most of one position at one depth. */
  maxNodes: number
} & Pick<SearchLimits, 'signal'>

/**
 * Evaluates every position of a stored game, one at a step. Throws where a move is not legal: the moves come from a
 * game that was played.
 */
export function* evaluateGame(
  stored: { ucis: readonly string[]; fen?: string },
  { depthsPlies, ...limits }: EvaluateOptions,
): Generator<Evaluated> {
  const total = (stored.ucis.length + 1) * depthsPlies.length
  let done = 0
  for (const depthPlies of depthsPlies) {
    const game = startGame(stored.fen)
    for (let ply = 0; ply <= stored.ucis.length; ply++) {
      if (ply > 0) play(game, stored.ucis[ply - 1]!, ply)
      const evaluation = evaluatePosition(game, { depthPlies, ...limits })
      done++
      yield { ply, evaluation, done, total }
    }
  }
}

function play(game: Game, uci: string, ply: number): void {
  const wanted = parseUci(uci)
  const move = wanted && findMove(gamePosition(game), wanted)
  if (!move) throw new RangeError(`ply ${ply} is no legal move: ${uci}`)
  playMove(game, move)
}

function evaluatePosition(game: Game, limits: SearchLimits): Evaluation {
  const position = gamePosition(game)
  const outcome = findOutcome(position)
  if (outcome) return { verdict: verdictOfEnd(outcome), best: null, line: [], depthPlies: 0 }
  const { move, score, pv, depthPlies } = searchGame(game, limits)
  // Where the limits stopped it before it had begun, any move is as good as another.
  const best: Move = move ?? legalMoves(position)[0]!
  const line = pv.length > 0 ? pv.map(makeUci) : [makeUci(best)]
  return { verdict: verdictOf(score, turn(position)), best: makeUci(best), line, depthPlies }
}
