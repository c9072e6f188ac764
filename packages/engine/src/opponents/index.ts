export { type ChosenMove, chooseMove } from './chooseMove.ts'
export { BOT_LEVELS, type BotLevel, LEVEL_STRENGTH } from './levels.ts'
export type { Strength } from './strength.ts'
