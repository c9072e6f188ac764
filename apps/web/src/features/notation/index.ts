export { MoveText } from './MoveText.tsx'
export { alphabetOf, ENGLISH, FIGURINES, lettersOf, lookalikesOf, showMoves } from './showMoves.ts'
export { type MoveWriter, useNotation } from './useNotation.ts'
