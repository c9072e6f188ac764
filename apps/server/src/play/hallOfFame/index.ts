export { openHallOfFame } from './openHallOfFame.ts'
export type { LiveGamesReader } from './openLiveGames.ts'
