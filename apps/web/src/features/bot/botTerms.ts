import { CHESS960_STARTS, type Color } from '@lance/chess'
import { isOpponent, type Opponent } from '@lance/engine/opponents'

/** In seconds ([BOT-1]). */
export const BOT_TIME_CONTROLS_S = [600, 900, 1800] as const
export type BotTimeControlS = (typeof BOT_TIME_CONTROLS_S)[number]

export type BotTerms = {
  level: Opponent
  timeControlS: BotTimeControlS
  /** The player's color. */
  color: Color
  /** The number of its start in Chess960; null in standard chess ([BOT-10]). */
  chess960: number | null
}

const isTimeControl = (value: unknown): value is BotTimeControlS =>
  (BOT_TIME_CONTROLS_S as readonly unknown[]).includes(value)
/** Games from before there was Chess960 say nothing of it. */
const isStart = (value: unknown): value is number | null | undefined =>
  value == null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < CHESS960_STARTS)
const isColor = (value: unknown): value is Color => value === 'white' || value === 'black'

/** Parses the terms of a game against the bot from untrusted data; null if any of them is unknown. */
export function parseBotTerms({
  level,
  timeControlS,
  color,
  chess960,
}: {
  level?: unknown
  timeControlS?: unknown
  color?: unknown
  chess960?: unknown
}): BotTerms | null {
  if (!isOpponent(level) || !isTimeControl(timeControlS) || !isColor(color)) return null
  return isStart(chess960) ? { level, timeControlS, color, chess960: chess960 ?? null } : null
}
