import type { Color } from '@lance/chess'
import { isOpponent, type Opponent } from '@lance/engine/opponents'

/** In seconds ([BOT-1]). */
export const BOT_TIME_CONTROLS_S = [600, 900, 1800] as const
export type BotTimeControlS = (typeof BOT_TIME_CONTROLS_S)[number]

export type BotTerms = {
  level: Opponent
  timeControlS: BotTimeControlS
  /** The player's color. */
  color: Color
}

const isTimeControl = (value: unknown): value is BotTimeControlS =>
  (BOT_TIME_CONTROLS_S as readonly unknown[]).includes(value)
const isColor = (value: unknown): value is Color => value === 'white' || value === 'black'

/** Parses the terms of a game against the bot from untrusted data; null if any of them is unknown. */
export function parseBotTerms({
  level,
  timeControlS,
  color,
}: {
  level?: unknown
  timeControlS?: unknown
  color?: unknown
}): BotTerms | null {
  if (!isOpponent(level) || !isTimeControl(timeControlS) || !isColor(color)) return null
  return { level, timeControlS, color }
}
