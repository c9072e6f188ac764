export { noteBotGame } from './noteBotGame.ts'
