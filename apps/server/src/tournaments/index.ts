export { openTournaments, type Tournaments } from './openTournaments.ts'
export { ownTournaments } from './ownTournaments.ts'
