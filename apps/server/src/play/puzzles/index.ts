export { openPuzzles } from './openPuzzles.ts'
export { ownPuzzles } from './ownPuzzles.ts'
export { withdrawPuzzle } from './withdrawPuzzle.ts'
