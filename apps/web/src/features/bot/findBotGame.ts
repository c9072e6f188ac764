import { type BotGame, startBotGame } from './botGame.ts'
import type { BotGameStore } from './botGameStore.ts'
import { parseBotTerms } from './botTerms.ts'

/** Why an address has no game to play. */
export type BotRefusal = 'missing' | 'damaged' | 'unknownTerms'

/** The state that one screen hands to the next; untrusted. */
type HandedState = {
  gameType?: unknown
  botLevel?: unknown
  timeControl?: unknown
  increment?: unknown
  playerColor?: unknown
  chess960?: unknown
  position?: unknown
}

/** The stored game with an id, else a new one with the terms that were handedState over. */
export function findBotGame(
  store: Pick<BotGameStore, 'find'>,
  { id, handedState, nowMs }: { id: string; handedState: HandedState; nowMs: number },
): { ok: true; game: BotGame } | { ok: false; code: BotRefusal } {
  const found = store.find(id)
  if (found.status === 'found') return { ok: true, game: found.game }
  if (found.status === 'damaged') return { ok: false, code: 'damaged' }
  if (handedState.gameType !== 'bot') return { ok: false, code: 'missing' }
  const { botLevel: level, timeControl: timeControlS, increment, playerColor: color } = handedState
  const { chess960, position } = handedState
  const terms = parseBotTerms({ level, timeControlS, incrementS: increment, color, chess960, position })
  if (terms === null) return { ok: false, code: 'unknownTerms' }
  return { ok: true, game: startBotGame(id, terms, nowMs) }
}
