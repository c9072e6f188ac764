import { tabStorage } from '../../base/tabStorage.ts'
import { type BotGameStore, openBotGameStore } from './botGameStore.ts'

// One for the whole page, because it holds the games itself if storage is forbidden.
const storage = tabStorage()

/** A player's games in this browser. */
export const browserBotGames = (playerId: string): BotGameStore => openBotGameStore(storage, playerId)
