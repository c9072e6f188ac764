import { CHESS960_STARTS } from '@lance/chess'
import type { PacedVariant } from '@lance/domain'
import type { HouseBotId } from '@lance/engine/opponents'
import { newBotGameId } from './botGameIds.ts'
import type { BotTerms } from './botTerms.ts'

/** A game against the bot to show; `terms` are for a new one. */
export type OpenedBotGame = { gameId: string; terms?: BotTerms }

/** A new game against a house bot, with the color and the start by lot; `random` returns numbers from 0 to 1. */
export function openBotGame({
  level,
  paced: { timeControlS, incrementS, variant },
  nowMs,
  random,
}: {
  level: HouseBotId
  paced: PacedVariant
  nowMs: number
  random: () => number
}): OpenedBotGame {
  const color = random() < 0.5 ? 'white' : 'black'
  const chess960 = variant === 'chess960' ? Math.floor(random() * CHESS960_STARTS) : null
  return { gameId: newBotGameId(nowMs), terms: { level, timeControlS, incrementS, color, chess960 } }
}
