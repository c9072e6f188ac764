import type { Color } from '@lance/chess'
import { type Evaluation, JUDGEMENT_THRESHOLDS } from '@lance/chess/review'
import type { Exercise, ExerciseSource, GameLosses } from '@lance/chess/training'
import type { Engine, EngineGame } from '../engine.ts'
import { evaluateGame, type PassLimits } from '../review/evaluateGame.ts'
import { confirmMistake } from './confirmMistake.ts'
import { countLosses, type GameClock } from './countLosses.ts'
import { listPositions, type PlayedPosition } from './playedPositions.ts'

/** `pass`: the look over the game that finds what may be mistakes. `checkNodes`: what each check of one of them spends. */
export type MakingLimits = { pass: PassLimits; checkNodes: readonly number[] }

export const MAKING_LIMITS: MakingLimits = {
  pass: { depthPlies: 30, maxNodes: 30_000 },
  checkNodes: [400_000, 2_500_000],
}

/** Of a game with more mistakes, the worst are looked at. */
const CANDIDATES_MAX = 12
/** The most exercises of one game. */
export const GAME_EXERCISES_MAX = 5

/** `side`: the trainee's color. `clock`: of a game whose clocks are known. */
export type TrainedGame = EngineGame & {
  gameId: string
  source: ExerciseSource
  side: Color
  clock?: GameClock
}

/**
 * How far the making is, 0 to 1, and the exercise that was just made, if one was. `losses`: what all of the trainee's moves
 * lost, with the step that ends the look over the game.
 */
export type MakingStep = { progress: number; exercise: Exercise | null; losses?: GameLosses }

/** Searching for candidates takes about so much of the whole. */
const PASS_SHARE = 0.6

/**
 * Makes exercises of one side's mistakes in a game, the worst first: only where two searches agree on what was clearly
 * better. The same game gives the same exercises. Throws on an illegal move, since the game was played.
 */
export function* makeExercises(
  engine: Engine,
  game: TrainedGame,
  { limits = MAKING_LIMITS, most = GAME_EXERCISES_MAX }: { limits?: MakingLimits; most?: number } = {},
): Generator<MakingStep> {
  const candidates: Candidate[] = []
  const positions = listPositions(game)
  const evaluations = new Map<number, Evaluation>()
  for (const { ply, evaluation, done, total } of evaluateGame(engine, game, { passes: [limits.pass] })) {
    const position = positions[ply]
    const { lost, best } = evaluation
    evaluations.set(ply, evaluation)
    if (position !== undefined && position.mover === game.side && lost !== null && best !== position.played)
      if (lost >= JUDGEMENT_THRESHOLDS.mistake) candidates.push({ ...position, ply: ply + 1, lost })
    yield { progress: (PASS_SHARE * done) / total, exercise: null }
  }
  yield { progress: PASS_SHARE, exercise: null, losses: countLosses(game, positions, evaluations) }
  const worst = candidates.sort((one, other) => other.lost - one.lost).slice(0, CANDIDATES_MAX)
  engine.forget()
  let made = 0
  const { gameId, source, variant = 'standard' } = game
  for (const [index, { fen, ply, played }] of worst.entries()) {
    const mistake = { gameId, source, variant, fen, ply, played }
    const exercise = made < most ? confirmMistake(engine, mistake, limits.checkNodes) : null
    if (exercise !== null) made++
    yield { progress: PASS_SHARE + ((1 - PASS_SHARE) * (index + 1)) / worst.length, exercise }
  }
  yield { progress: 1, exercise: null }
}

type Candidate = PlayedPosition & { ply: number; lost: number }
