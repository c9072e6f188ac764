export { type ChosenMove, chooseMove } from './chooseMove.ts'
export { BOT_LEVELS, type BotLevel, LEVEL_STRENGTH } from './levels.ts'
export { isOpponent, type Opponent, RATED_OPPONENTS, type RatedOpponent, strengthOf } from './ratings.ts'
export type { Strength } from './strength.ts'
