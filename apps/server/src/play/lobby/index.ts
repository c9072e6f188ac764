export { openLobby } from './openLobby.ts'
