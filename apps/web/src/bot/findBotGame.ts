import { type BotGame, startBotGame } from './botGame.ts'
import type { BotGameStore } from './botGameStore.ts'
import { parseBotTerms } from './botTerms.ts'

/** Why there is no game to play under an address. */
export type BotRefusal = 'missing' | 'damaged' | 'unknownTerms'

/** What one screen handed to the next; anybody may have written it. */
type Handed = { gameType?: unknown; botLevel?: unknown; timeControl?: unknown; playerColor?: unknown }

/** The game that is kept under an id, else a new one by the terms that came with the address. */
export function findBotGame(
  store: Pick<BotGameStore, 'find'>,
  { id, handed, nowMs }: { id: string; handed: Handed; nowMs: number },
): { ok: true; game: BotGame } | { ok: false; code: BotRefusal } {
  const found = store.find(id)
  if (found.status === 'found') return { ok: true, game: found.game }
  if (found.status === 'damaged') return { ok: false, code: 'damaged' }
  if (handed.gameType !== 'bot') return { ok: false, code: 'missing' }
  const { botLevel: level, timeControl: timeControlS, playerColor: color } = handed
  const terms = parseBotTerms({ level, timeControlS, color })
  if (terms === null) return { ok: false, code: 'unknownTerms' }
  return { ok: true, game: startBotGame(id, terms, nowMs) }
}
