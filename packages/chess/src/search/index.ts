export { type Comparison, compareMoves } from './compareMoves.ts'
export type { Score } from './score.ts'
export { type SearchLimits, type SearchResult, searchGame } from './searchGame.ts'
export { forgetPositions } from './transpositions.ts'
