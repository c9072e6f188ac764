export { FAMOUS_GAMES } from './famousGames.ts'
