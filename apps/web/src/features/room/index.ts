export { openAwayWatch } from './awayWatch.ts'
export { type ChatState, OUTGOING_MAX, type OutgoingMessage, shownMessages } from './chatState.ts'
export { type GameNews, type GameRoom, openGameRoom } from './gameRoom.ts'
export {
  colorIn,
  type GameStart,
  type GameState,
  isAbortable,
  isBeginning,
  isBerserk,
  isPlaying,
  isReviewable,
  isUnsent,
  pliesBefore,
  type ShownGame,
  STANDARD_START,
  shownGame,
  startGameState,
  startOf,
  type WatchRefusal,
  watchRefusalOf,
} from './gameState.ts'
export { secondsUntil, useServerNow } from './useServerNow.ts'
