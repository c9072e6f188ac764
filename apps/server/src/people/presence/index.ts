export type { LostSocket } from './bootStore.ts'
export { canAllServers } from './canAllServers.ts'
export {
  enterGame,
  enterGames,
  leaveGame,
  lockPlayers,
  setOnline,
  startSearching,
  stopSearching,
} from './changeStatus.ts'
export { openPresence, type Presence } from './openPresence.ts'
export { ownPresence } from './ownPresence.ts'
export {
  countOnline,
  countViewers,
  countWatched,
  type PresenceChange,
  selectSocketsOnGame,
  selectUsersOnGame,
} from './presenceStore.ts'
export { publishPresence } from './publishPresence.ts'
export { readPlayerOnline } from './readPlayerOnline.ts'
