import { CHESS960_STARTS } from '@lance/chess'
import type { PacedVariant } from '@lance/domain'
import type { HouseBotId } from '@lance/engine/opponents'
import { newBotGameId } from './botGameIds.ts'
import type { BotTerms } from './botTerms.ts'

/** What a waiting player chose: a new game against a house bot, or an unfinished one. */
export type WaitingChoice = { level: HouseBotId } | { gameId: string }

/** A game against the bot to show; `terms` are for a new one. */
type OpenedBotGame = { gameId: string; terms?: BotTerms }

/** The chosen game; a new one has color and start by lot. `random` returns numbers from 0 to 1. */
export function openBotGame({
  choice,
  paced: { timeControlS, incrementS, variant },
  nowMs,
  random,
}: {
  choice: WaitingChoice
  paced: PacedVariant
  nowMs: number
  random: () => number
}): OpenedBotGame {
  if ('gameId' in choice) return choice
  const { level } = choice
  const color = random() < 0.5 ? 'white' : 'black'
  const chess960 = variant === 'chess960' ? Math.floor(random() * CHESS960_STARTS) : null
  return {
    gameId: newBotGameId(nowMs),
    terms: { level, timeControlS, incrementS, color, chess960, position: null },
  }
}
