export { type AnalysisLimits, analyseGame, FIRST_LOOK, SECOND_LOOK } from './analyseGame.ts'
