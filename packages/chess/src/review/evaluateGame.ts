import { type Game, gamePosition, playMove, startGame, undoMove } from '../game.ts'
import { findMove, legalMoves } from '../legalMoves.ts'
import type { Move } from '../move.ts'
import { findOutcome } from '../outcome.ts'
import { turn } from '../position.ts'
import { type Comparison, compareMoves, forgetGame, type SearchLimits } from '../search/index.ts'
import { makeUci, parseUci } from '../uci.ts'
import { JUDGEMENT_THRESHOLDS } from './judgeMove.ts'
import { moverChances, type Verdict, verdictOf, verdictOfEnd, whiteChances } from './verdict.ts'

/** The engine's evaluation of a position. */
export type Evaluation = {
  verdict: Verdict
  /** The best move as UCI; null when the game is over. */
  best: string | null
  /** The line that both sides are expected to play from here as UCI, the best move first. */
  line: readonly string[]
  /**
   * The winning chances thrown away by the move played here, in percentage points: its distance from the best
   * move in the same search. Null after the last move.
   */
  lost: number | null
  /** 0 when the game is over in this position. */
  depthPlies: number
}

/**
 * `ply`: of the position, 0 before the first move. `done` of `total`: positions evaluated in all passes so
 * far. `isPassOver`: every position has been evaluated in this pass.
 */
export type EvaluatedPosition = {
  ply: number
  evaluation: Evaluation
  done: number
  total: number
  isPassOver: boolean
}

/** How deep a pass over the game searches each position, and the most nodes it may spend there. */
export type PassLimits = {
  depthPlies: number
  maxNodes: number
  /** The limits for checking a possible mistake again before the review reports it. */
  recheck?: { depthPlies: number; maxNodes: number }
}

export type EvaluateOptions = {
  /** The passes over the game, shallow ones first, so that a first verdict comes soon. */
  passes: readonly PassLimits[]
} & Pick<SearchLimits, 'signal'>

/**
 * Evaluates every position of a stored game, one per step, from the last back to the first, so that results
 * for later positions are in memory when the search reaches the earlier ones. Throws on an illegal move,
 * since the moves come from a game that was played.
 */
export function* evaluateGame(
  stored: { ucis: readonly string[]; fen?: string },
  { passes, signal }: EvaluateOptions,
): Generator<EvaluatedPosition> {
  const total = (stored.ucis.length + 1) * passes.length
  let done = 0
  for (const pass of passes) {
    const game = startGame(stored.fen)
    const moves = stored.ucis.map((uci, index) => play(game, uci, index + 1))
    forgetGame()
    const later: LaterChances = [null, null]
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
  if (!move) throw new RangeError(`ply ${ply} is not a legal move: ${uci}`)
  playMove(game, move)
  return move
}

type PositionLimits = PassLimits & Pick<SearchLimits, 'signal'>

/** White's chances one and two plies later, if known. */
type LaterChances = [number | null, number | null]

type PlayedPosition = { game: Game; played: Move | null; later: Readonly<LaterChances> }

function evaluatePosition(playedPosition: PlayedPosition, limits: PositionLimits): Evaluation {
  const { game, played } = playedPosition
  const position = gamePosition(game)
  const outcome = findOutcome(position)
  if (outcome) return { verdict: verdictOfEnd(outcome), best: null, line: [], lost: null, depthPlies: 0 }
  const first = compareMoves(game, played, { ...limits, sight: SIGHT })
  // If the limits stopped the search before it began, any move is as good as another.
  if (first === null) return unknownEvaluation(legalMoves(position)[0] as Move)
  const { compared, lost } = recheckMove(playedPosition, first, limits) ?? {
    compared: first,
    lost: lostBy(first),
  }
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

/** Only reviews use this evaluation: the bot's levels and the nightly comparison depend on the other one. */
const SIGHT = 'learned'

/** A move is checked again if it lost this many points, or if later positions suggest a loss of that many. */
const RECHECK_FROM = 8
const HINDSIGHT_FROM = 10
/** A second search goes at least this much deeper than the first, and on until two depths in a row agree. */
const RECHECK_EXTRA_PLIES = 4
/** Two depths agree if their losses differ by at most this, without a threshold of a judgement in between. */
const AGREE_WITHIN = 6

type RecheckedMove = { compared: Comparison; lost: number }

/** Checks a possible mistake again with a deeper search; null if there is no reason to, or no time. */
function recheckMove(
  playedPosition: PlayedPosition,
  first: Comparison,
  { recheck, signal }: PositionLimits,
): RecheckedMove | null {
  const { game, played } = playedPosition
  if (recheck === undefined || played === null) return null
  if (lostBy(first) < RECHECK_FROM && lostByHindsight(playedPosition, first) < HINDSIGHT_FROM) return null
  let before = lostBy(first)
  // Of two depths that agree, the smaller loss counts.
  let lost = before
  const isEnough = (soFar: Comparison) => {
    const now = lostBy(soFar)
    const isSame = Math.abs(now - before) <= AGREE_WITHIN && !isThresholdBetween(now, before)
    lost = Math.min(now, before)
    before = now
    return isSame && soFar.depthPlies >= first.depthPlies + RECHECK_EXTRA_PLIES
  }
  const compared = compareMoves(game, played, {
    ...recheck,
    sight: SIGHT,
    isEnough,
    ...(signal && { signal }),
  })
  return compared && { compared, lost }
}

function isThresholdBetween(one: number, other: number): boolean {
  return Object.values(JUDGEMENT_THRESHOLDS).some((threshold) => one >= threshold !== other >= threshold)
}

/** How much lower the mover's chances were a ply or two later than they are estimated now. */
function lostByHindsight({ game, later }: PlayedPosition, { bestScore }: Comparison): number {
  const isWhite = turn(gamePosition(game)) === 'white'
  const now = moverChances(bestScore)
  return Math.max(0, ...later.map((white) => (white === null ? 0 : now - (isWhite ? white : 100 - white))))
}

function lostBy({ bestScore, playedScore }: Comparison): number {
  if (playedScore === null) return 0
  return Math.max(0, moverChances(bestScore) - moverChances(playedScore))
}
