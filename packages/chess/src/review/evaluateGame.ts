import { type Game, gamePosition, playMove, startGame, undoMove } from '../game.ts'
import { findMove, legalMoves } from '../legalMoves.ts'
import type { Move } from '../move.ts'
import { findOutcome } from '../outcome.ts'
import { turn } from '../position.ts'
import { type Comparison, compareMoves, forgetPositions, type SearchLimits } from '../search/index.ts'
import { makeUci, parseUci } from '../uci.ts'
import { JUDGED_FROM } from './judgeMove.ts'
import { moverChances, type Verdict, verdictOf, verdictOfEnd } from './verdict.ts'

/** What the engine thinks of a position. */
export type Evaluation = {
  verdict: Verdict
  /** The best move, UCI; null where the game is over. */
  best: string | null
  /** The line both sides are expected to play from here, the best move first, UCI. */
  line: readonly string[]
  /**
   * The chances that the move played here threw away, in points of a hundred: by how much it fell behind the best one in
   * the same search. Null after the last move.
   */
  lost: number | null
  /** 0 where the position speaks for itself: the game is over there. */
  depthPlies: number
}

/**
 * `ply`: of the position, 0 before the first move. `done` of `total` positions at this depth and the ones before.
 * `isPassOver` where every position has been evaluated at this depth.
 */
export type Evaluated = {
  ply: number
  evaluation: Evaluation
  done: number
  total: number
  isPassOver: boolean
}

/** How deep a pass over the game looks at each position, and at most how many nodes it spends there. */
export type PassLimits = {
  depthPlies: number
  maxNodes: number
  /** How a move that seems to be a mistake is looked at again before it is called so. */
  doubt?: { depthPlies: number; maxNodes: number }
}

export type EvaluateOptions = {
  /** One pass over the game for each, shallow first, so that there is a verdict soon. */
  passes: readonly PassLimits[]
} & Pick<SearchLimits, 'signal'>

/**
 * Evaluates every position of a stored game, one at a step, from the last one back to the first: what was found out
 * about later positions is remembered, and known when those before them are looked at. Throws where a move is not
 * legal: the moves come from a game that was played.
 */
export function* evaluateGame(
  stored: { ucis: readonly string[]; fen?: string },
  { passes, signal }: EvaluateOptions,
): Generator<Evaluated> {
  const total = (stored.ucis.length + 1) * passes.length
  let done = 0
  for (const pass of passes) {
    const game = startGame(stored.fen)
    const moves = stored.ucis.map((uci, index) => play(game, uci, index + 1))
    forgetPositions()
    for (let ply = moves.length; ply >= 0; ply--) {
      const evaluation = evaluatePosition(game, moves[ply] ?? null, { ...pass, ...(signal && { signal }) })
      done++
      yield { ply, evaluation, done, total, isPassOver: ply === 0 }
      if (ply > 0) undoMove(game)
    }
  }
}

function play(game: Game, uci: string, ply: number): Move {
  const wanted = parseUci(uci)
  const move = wanted && findMove(gamePosition(game), wanted)
  if (!move) throw new RangeError(`ply ${ply} is no legal move: ${uci}`)
  playMove(game, move)
  return move
}

type PositionLimits = PassLimits & Pick<SearchLimits, 'signal'>

function evaluatePosition(game: Game, played: Move | null, limits: PositionLimits): Evaluation {
  const position = gamePosition(game)
  const outcome = findOutcome(position)
  if (outcome) return { verdict: verdictOfEnd(outcome), best: null, line: [], lost: null, depthPlies: 0 }
  const first = compareMoves(game, played, limits)
  const second = first && lookAgain(game, played, first, limits)
  const compared = second ?? first
  // Where the limits stopped it before it had begun, any move is as good as another.
  if (compared === null) return unknownEvaluation(legalMoves(position)[0] as Move)
  return {
    verdict: verdictOf(compared.bestScore, turn(position)),
    best: makeUci(compared.best),
    line: compared.line.map(makeUci),
    // Where two looks disagree, the milder one counts.
    lost: played === null ? null : Math.min(...[first, second].map((one) => (one ? lostBy(one) : 100))),
    depthPlies: compared.depthPlies,
  }
}

function unknownEvaluation(move: Move): Evaluation {
  const best = makeUci(move)
  return { verdict: { kind: 'centipawns', value: 0 }, best, line: [best], lost: null, depthPlies: 0 }
}

/** A mistake is looked at again, deeper; null where the move played was none. */
function lookAgain(
  game: Game,
  played: Move | null,
  first: Comparison,
  { doubt, signal }: PositionLimits,
): Comparison | null {
  if (doubt === undefined || lostBy(first) < JUDGED_FROM.mistake) return null
  return compareMoves(game, played, { ...doubt, ...(signal && { signal }) })
}

function lostBy({ bestScore, playedScore }: Comparison): number {
  if (playedScore === null) return 0
  return Math.max(0, moverChances(bestScore) - moverChances(playedScore))
}
