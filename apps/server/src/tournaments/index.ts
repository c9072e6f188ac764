export { openTournaments } from './openTournaments.ts'
