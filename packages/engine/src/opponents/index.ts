export { type ChosenMove, chooseMove } from './chooseMove.ts'
export {
  findHouseBot,
  HOUSE_BOT_IDS,
  HOUSE_BOTS,
  type HouseBot,
  type HouseBotId,
  nearbyHouseBots,
  nearestHouseBot,
} from './houseBots.ts'
export { BOT_LEVELS, type BotLevel, isBotLevel, LEVEL_STRENGTH } from './levels.ts'
export { openingMove } from './openingMove.ts'
export { isOpponent, type Opponent, RATED_OPPONENTS, type RatedOpponent, strengthOf } from './ratings.ts'
export type { Strength } from './strength.ts'
