export { type ComparedMove, compareGame } from './compareGame.ts'
