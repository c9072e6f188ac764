import { CHESS960_STARTS, type Color } from '@lance/chess'
import { isFriendPace, type Pace } from '@lance/domain'
import { isOpponent, type Opponent } from '@lance/engine/opponents'

/** What the setup shows at once, in seconds ([BOT-1]). */
export const BOT_TIME_CONTROLS_S = [600, 900, 1800] as const

/** Any pace that two friends may agree on ([BOT-11]). */
export type BotTerms = Pace & {
  level: Opponent
  /** The player's color. */
  color: Color
  /** The number of its start in Chess960; null in standard chess ([BOT-10]). */
  chess960: number | null
}

type Untrusted<Fields> = { [Field in keyof Fields]?: unknown }

/** Games from before there were increments say nothing of them. */
function parsePace({ timeControlS, incrementS = 0 }: Untrusted<Pace>): Pace | null {
  if (typeof timeControlS !== 'number' || typeof incrementS !== 'number') return null
  const pace = { timeControlS, incrementS }
  return isFriendPace(pace) ? pace : null
}

/** Games from before there was Chess960 say nothing of it. */
const isStart = (value: unknown): value is number | null | undefined =>
  value == null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < CHESS960_STARTS)
const isColor = (value: unknown): value is Color => value === 'white' || value === 'black'

/** Parses the terms of a game against the bot from untrusted data; null if any of them is unknown. */
export function parseBotTerms(raw: Untrusted<BotTerms>): BotTerms | null {
  const { level, color, chess960 } = raw
  const pace = parsePace(raw)
  if (pace === null || !isOpponent(level) || !isColor(color)) return null
  return isStart(chess960) ? { level, ...pace, color, chess960: chess960 ?? null } : null
}
