import { CHESS960_STARTS, type Color, findOutcome, makeFen, parseFen, type Variant } from '@lance/chess'
import { isFriendPace, type Pace } from '@lance/domain'
import { isOpponent, type Opponent } from '@lance/engine/opponents'

/** What the setup shows at once, in seconds ([BOT-1]). */
export const BOT_TIME_CONTROLS_S = [600, 900, 1800] as const

/** The longest FEN of a position. */
const FEN_CHARS_MAX = 100

/** A position that a game begins from ([STUDY-19]). */
export type BotPosition = { fen: string; variant: Variant }

/** Any pace that two friends may agree on ([BOT-11]). */
export type BotTerms = Pace & {
  level: Opponent
  /** The player's color. */
  color: Color
  /** The number of its start in Chess960; null in standard chess ([BOT-10]). */
  chess960: number | null
  /** The position from which it began; null for a usual start. */
  position: BotPosition | null
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
/** Games from before they could begin anywhere say nothing of it. Undefined: not a position from which a game can be played. */
function parsePosition(raw: unknown): BotPosition | null | undefined {
  if (raw == null) return null
  const { fen, variant } = raw as Untrusted<BotPosition>
  if (typeof fen !== 'string' || fen.length > FEN_CHARS_MAX) return undefined
  if (variant !== 'standard' && variant !== 'chess960') return undefined
  const parsed = parseFen(fen, { variant })
  if (!parsed.ok || makeFen(parsed.position) !== fen || findOutcome(parsed.position) !== null)
    return undefined
  return { fen, variant }
}

const isColor = (value: unknown): value is Color => value === 'white' || value === 'black'

/** Parses the terms of a game against the bot from untrusted data; null if any of them is unknown. */
export function parseBotTerms(raw: Untrusted<BotTerms>): BotTerms | null {
  const { level, color, chess960 } = raw
  const pace = parsePace(raw)
  const position = parsePosition(raw.position)
  if (pace === null || !isOpponent(level) || !isColor(color)) return null
  if (position === undefined || !isStart(chess960)) return null
  return { level, ...pace, color, chess960: chess960 ?? null, position }
}
