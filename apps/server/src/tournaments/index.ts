export { openTournaments, type Tournaments } from './openTournaments.ts'
