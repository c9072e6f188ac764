export { loadFinishedBotGames } from './loadFinishedBotGames.ts'
