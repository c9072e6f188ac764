export { openHallOfFame } from './openHallOfFame.ts'
