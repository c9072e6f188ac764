export { changeSetup, mirrorSetup, moveTo, putOn, setRight, swapColors } from './changeSetup.ts'
export {
  findPositionProblems,
  type PositionProblem,
  type PositionProblemCode,
} from './findPositionProblems.ts'
export { clearSetup, colorOfPiece, type Setup, type SetupPiece, type SetupPieces } from './setup.ts'
export { possibleEpSquares, possibleRooks } from './setupChoices.ts'
export { makeSetupFen, readSetup, startSetup } from './setupFen.ts'
