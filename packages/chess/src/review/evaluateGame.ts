import { type Game, gamePosition, playMove, startGame, undoMove } from '../game.ts'
import { findMove, legalMoves } from '../legalMoves.ts'
import type { Move } from '../move.ts'
import { findOutcome } from '../outcome.ts'
import { turn } from '../position.ts'
import { type Comparison, compareMoves, forgetGame, type SearchLimits } from '../search/index.ts'
import { makeUci, parseUci } from '../uci.ts'
import { JUDGED_FROM } from './judgeMove.ts'
import { moverChances, type Verdict, verdictOf, verdictOfEnd, whiteChances } from './verdict.ts'

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
  /** How a move that may be a mistake is looked at again before anything is said of it; the most it may take. */
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
    forgetGame()
    const later: Later = [null, null]
    for (let ply = moves.length; ply >= 0; ply--) {
      const limits = { ...pass, ...(signal && { signal }) }
      const evaluation = evaluatePosition({ game, played: moves[ply] ?? null, later }, limits)
      later[1] = later[0]
      later[0] = whiteChances(evaluation.verdict)
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

/** White's chances one and two plies later, where they are known. */
type Later = [number | null, number | null]

type Seen = { game: Game; played: Move | null; later: Readonly<Later> }

function evaluatePosition(seen: Seen, limits: PositionLimits): Evaluation {
  const { game, played } = seen
  const position = gamePosition(game)
  const outcome = findOutcome(position)
  if (outcome) return { verdict: verdictOfEnd(outcome), best: null, line: [], lost: null, depthPlies: 0 }
  const first = compareMoves(game, played, { ...limits, sight: SIGHT })
  // Where the limits stopped it before it had begun, any move is as good as another.
  if (first === null) return unknownEvaluation(legalMoves(position)[0] as Move)
  const { compared, lost } = lookAgain(seen, first, limits) ?? { compared: first, lost: lostBy(first) }
  return {
    verdict: verdictOf(compared.bestScore, turn(position)),
    best: makeUci(compared.best),
    line: compared.line.map(makeUci),
    lost: played === null ? null : lost,
    depthPlies: compared.depthPlies,
  }
}

function unknownEvaluation(move: Move): Evaluation {
  const best = makeUci(move)
  return { verdict: { kind: 'centipawns', value: 0 }, best, line: [best], lost: null, depthPlies: 0 }
}

/** The bot keeps the evaluation that its levels are tuned to, and the nightly look the one it was measured with. */
const SIGHT = 'learned'

/** From so many points lost on a move is looked at again; and where what came later says that so many were lost. */
const DOUBTED_FROM = 8
const HINDSIGHT_FROM = 10
/** A second look goes at least so much deeper than the first, and on until it has said the same twice. */
const DEEPER_PLIES = 4
/** Two depths say the same where what they see lost differs by no more than this, and no line lies between them. */
const SAME_WITHIN = 6

type SecondLook = { compared: Comparison; lost: number }

/** A move that may be a mistake is looked at again, deeper; null where there is no reason to, or no time. */
function lookAgain(seen: Seen, first: Comparison, { doubt, signal }: PositionLimits): SecondLook | null {
  const { game, played } = seen
  if (doubt === undefined || played === null) return null
  if (lostBy(first) < DOUBTED_FROM && lostByHindsight(seen, first) < HINDSIGHT_FROM) return null
  let before = lostBy(first)
  // Of two depths that say the same the milder counts.
  let lost = before
  const isEnough = (soFar: Comparison) => {
    const now = lostBy(soFar)
    const isSame = Math.abs(now - before) <= SAME_WITHIN && !isLineBetween(now, before)
    lost = Math.min(now, before)
    before = now
    return isSame && soFar.depthPlies >= first.depthPlies + DEEPER_PLIES
  }
  const compared = compareMoves(game, played, {
    ...doubt,
    sight: SIGHT,
    isEnough,
    ...(signal && { signal }),
  })
  return compared && { compared, lost }
}

function isLineBetween(one: number, other: number): boolean {
  return Object.values(JUDGED_FROM).some((line) => one >= line !== other >= line)
}

/** By how much the mover's chances were smaller a ply or two later than they are thought to be now. */
function lostByHindsight({ game, later }: Seen, { bestScore }: Comparison): number {
  const isWhite = turn(gamePosition(game)) === 'white'
  const now = moverChances(bestScore)
  return Math.max(0, ...later.map((white) => (white === null ? 0 : now - (isWhite ? white : 100 - white))))
}

function lostBy({ bestScore, playedScore }: Comparison): number {
  if (playedScore === null) return 0
  return Math.max(0, moverChances(bestScore) - moverChances(playedScore))
}
