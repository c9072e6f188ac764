export { confirmMistake, type Mistake } from './confirmMistake.ts'
export type { GameClock } from './countLosses.ts'
export {
  GAME_EXERCISES_MAX,
  MAKING_LIMITS,
  type MakingLimits,
  type MakingStep,
  makeExercises,
  type TrainedGame,
} from './makeExercises.ts'
export { listPositions, type PlayedPosition } from './playedPositions.ts'
