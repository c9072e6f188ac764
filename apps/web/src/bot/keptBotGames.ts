import { tabStorage } from '../session/tabStorage.ts'
import { type BotGameStore, openBotGameStore } from './botGameStore.ts'

// One for the page: where storage is forbidden, it is what remembers the games.
const storage = tabStorage()

/** The games that this browser keeps for a player. */
export const keptBotGames = (playerId: string): BotGameStore => openBotGameStore(storage, playerId)
