export type { EditedPosition } from './PositionEditor.tsx'
