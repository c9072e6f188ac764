export type { EditedPosition } from './PositionEditor.tsx'
export { ProblemList } from './ProblemList.tsx'
