export { createGame } from './createGame.ts'
export { type Games, type GamesOptions, type LiveGame, openGames } from './openGames.ts'
export { ownGames } from './ownGames.ts'
export { voidGame } from './voidGame.ts'
