import {
  type Color,
  findMove,
  findOutcome,
  type Game,
  gamePosition,
  type Outcome,
  parseUci,
  playMove,
  startGame,
  turn,
} from '@lance/chess'
import {
  type Evaluation,
  JUDGEMENT_THRESHOLDS,
  moverChances,
  verdictOf,
  verdictOfEnd,
  whiteChances,
} from '@lance/chess/review'
import type { Engine, EngineGame } from '../engine.ts'
import { type Comparison, compareMoves } from './compareMoves.ts'

/**
 * `ply`: of the position, 0 before the first move. `done` of `total`: positions evaluated in all passes so far.
 * `isPassOver`: every position has been evaluated in this pass.
 */
export type EvaluatedPosition = {
  ply: number
  evaluation: Evaluation
  done: number
  total: number
  isPassOver: boolean
}

/**
 * How deep a pass over the game searches each position, and the most nodes it spends there for each of two moves.
 * `rechecks`: how often it checks a possible mistake again, each time with more nodes.
 */
export type PassLimits = { depthPlies: number; maxNodes: number; rechecks?: number }

/**
 * Evaluates every position of a stored game, one per step, from the last back to the first, so that results for later
 * positions are in memory when the search reaches the earlier ones. `passes`: shallow ones first, so that a first verdict
 * comes soon. Throws on an illegal move, since the moves come from a game that was played.
 */
export function* evaluateGame(
  engine: Engine,
  stored: EngineGame,
  { passes }: { passes: readonly PassLimits[] },
): Generator<EvaluatedPosition> {
  const positions = replay(stored)
  const total = positions.length * passes.length
  let done = 0
  for (const pass of passes) {
    engine.forget()
    const later: LaterChances = [null, null]
    for (const position of positions.toReversed()) {
      const evaluation = evaluatePosition(engine, { stored, position, later }, pass)
      later[1] = later[0]
      later[0] = whiteChances(evaluation.verdict)
      done++
      yield { ply: position.ply, evaluation, done, total, isPassOver: position.ply === 0 }
    }
  }
}

/** A position of the game. `outcome`: how the game is over in it, `nextOutcome`: in the one after it. */
type GamePosition = { ply: number; mover: Color; outcome: Outcome | null; nextOutcome: Outcome | null }

function replay({ ucis, fen, variant = 'standard' }: EngineGame): GamePosition[] {
  const game = startGame(fen, { variant })
  const movers: Color[] = [turn(gamePosition(game))]
  const outcomes = [findOutcome(gamePosition(game))]
  ucis.forEach((uci, index) => {
    outcomes.push(playUci(game, uci, index + 1))
    movers.push(turn(gamePosition(game)))
  })
  return movers.map((mover, ply) => ({
    ply,
    mover,
    outcome: outcomes[ply] ?? null,
    nextOutcome: outcomes[ply + 1] ?? null,
  }))
}

function playUci(game: Game, uci: string, ply: number): Outcome | null {
  const wanted = parseUci(uci)
  const move = wanted && findMove(gamePosition(game), wanted)
  if (!move) throw new RangeError(`ply ${ply} is not a legal move: ${uci}`)
  return playMove(game, move).outcome
}

/** White's chances one and two plies later, if known. */
type LaterChances = [number | null, number | null]

type PlayedPosition = { stored: EngineGame; position: GamePosition; later: Readonly<LaterChances> }

function evaluatePosition(engine: Engine, played: PlayedPosition, pass: PassLimits): Evaluation {
  const { outcome, mover, ply } = played.position
  if (outcome) return { verdict: verdictOfEnd(outcome), best: null, line: [], lost: null, depthPlies: 0 }
  const compared = compare(engine, played, pass)
  const { best, bestScore, line, lost, depthPlies } = recheck(engine, played, compared, pass)
  const isLast = ply === played.stored.ucis.length
  return { verdict: verdictOf(bestScore, mover), best, line, lost: isLast ? null : lost, depthPlies }
}

function compare(engine: Engine, { stored, position }: PlayedPosition, limits: PassLimits): Comparison {
  const { ply, mover, nextOutcome } = position
  const ucis = stored.ucis.slice(0, ply)
  const played = stored.ucis[ply] ?? null
  const playedEnd = nextOutcome && chancesOf(mover, whiteChances(verdictOfEnd(nextOutcome)))
  const game = { ...stored, ucis, played, playedEnd }
  const compared = compareMoves(engine, game, limits)
  if (compared === null) throw new RangeError(`no move at ply ${ply + 1}`)
  return compared
}

const chancesOf = (mover: Color, white: number) => (mover === 'white' ? white : 100 - white)

/** A move is checked again if it lost this many points, or if later positions suggest a loss of that many. */
const RECHECK_FROM = 8
const HINDSIGHT_FROM = 10
/** Each check has so many times the nodes of the one before. */
const RECHECK_FACTOR = 2
/** Two checks agree if their losses differ by at most this, without a threshold of a judgement in between. */
const AGREE_WITHIN = 6

/** Checks a possible mistake again, with more and more nodes, until two checks in a row agree. Of the last two, the smaller loss counts. */
function recheck(
  engine: Engine,
  played: PlayedPosition,
  first: Comparison,
  { rechecks = 0, ...limits }: PassLimits,
): Comparison {
  const isDoubtful = first.lost >= RECHECK_FROM || lostByHindsight(played, first) >= HINDSIGHT_FROM
  if (!isDoubtful || played.position.ply === played.stored.ucis.length) return first
  let { maxNodes } = limits
  let last = first
  let lost = first.lost
  for (let check = 0; check < rechecks; check++) {
    maxNodes *= RECHECK_FACTOR
    const before = last.lost
    last = compare(engine, played, { ...limits, maxNodes })
    lost = check === 0 ? last.lost : Math.min(last.lost, before)
    const agree = Math.abs(last.lost - before) <= AGREE_WITHIN && !isThresholdBetween(last.lost, before)
    if (check > 0 && agree) break
  }
  return { ...last, lost }
}

function isThresholdBetween(one: number, other: number): boolean {
  return Object.values(JUDGEMENT_THRESHOLDS).some((threshold) => one >= threshold !== other >= threshold)
}

/** How much lower the mover's chances were a ply or two later than they are estimated now. */
function lostByHindsight({ position, later }: PlayedPosition, { bestScore }: Comparison): number {
  const now = moverChances(bestScore)
  const losses = later.map((white) => (white === null ? 0 : now - chancesOf(position.mover, white)))
  return Math.max(0, ...losses)
}
