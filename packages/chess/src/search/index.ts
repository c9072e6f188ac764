export { chooseLevelMove } from './chooseLevelMove.ts'
export { BOT_LEVELS, type BotLevel, LEVEL_DEPTH_PLIES } from './levels.ts'
export type { Score } from './score.ts'
export { type SearchLimits, type SearchResult, searchGame } from './searchGame.ts'
