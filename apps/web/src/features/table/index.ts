export { EndActions, type NextStep, ViewerEndActions } from './EndActions.tsx'
export { endMoney, endPoints } from './endChanges.ts'
export { GameRefused } from './GameRefused.tsx'
export { GameResult } from './GameResult.tsx'
export { GameTable, type TableChat } from './GameTable.tsx'
export { useFlippedBoard, useLetterKey } from './letterKeys.ts'
export { MoveList, turnsOf } from './MoveList.tsx'
export { Pairing } from './Pairing.tsx'
export { PlayerBar } from './PlayerBar.tsx'
export { PromotionDialog } from './PromotionDialog.tsx'
export type { RematchProps } from './Rematch.tsx'
export { readRules } from './readRules.ts'
export { type ShownClocks, shownClocks } from './shownClocks.ts'
export { ToolButton } from './ToolButton.tsx'
export {
  type BerserkChoice,
  type GameSource,
  type LatestGame,
  LOADING_GAME,
  type TableClocks,
  type TableEnding,
  type TableGame,
  type TableMatch,
  type TablePlayer,
  type TableStake,
} from './tableGame.ts'
export { useBoardTexts } from './useBoardTexts.ts'
export { loadChatPanel } from './useSidePanel.ts'
export { NO_WALK, useWheel, type Walk } from './useWheel.ts'
export { moveNumber } from './walkedPosition.ts'
export { siblingsOfKey, stepsOfKey } from './walkKeys.ts'
