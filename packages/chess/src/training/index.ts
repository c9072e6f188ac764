export { type Answer, checkAnswer, isRight } from './checkAnswer.ts'
export { estimateDifficulty } from './estimateDifficulty.ts'
export {
  ACCEPTED_MAX,
  type AcceptedMove,
  EXERCISE_SOURCES,
  type Exercise,
  type ExerciseSource,
  exerciseId,
  LINE_PLIES_MAX,
} from './exercise.ts'
export { findThemes } from './findThemes.ts'
export {
  addUpLosses,
  type GameLosses,
  LOSS_THEMES,
  type Loss,
  type LostMove,
  TIME_BANDS,
  type TimeBand,
  timeBandOf,
} from './gameLosses.ts'
export { GAME_PHASES, type GamePhase, phasesOf } from './gamePhase.ts'
export { parseExercise } from './parseExercise.ts'
export { isTheme, THEMES, type Theme } from './theme.ts'
