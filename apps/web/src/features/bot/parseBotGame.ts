import { findOutcome, gamePosition, replayUcis } from '@lance/chess'
import { END_REASONS, type Ending, endingByOutcome, initialMs, type Pace } from '@lance/domain'
import { type BotGame, botStart } from './botGame.ts'
import { isBotGameId } from './botGameIds.ts'
import { type BotTerms, parseBotTerms } from './botTerms.ts'

type Raw = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null

const isMs = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/**
 * Parses a game stored in this browser. Anything wrong, from an unknown level to an illegal move, gives null:
 * another program or an older version of ours may have written it.
 */
export function parseBotGame(raw: unknown): BotGame | null {
  if (!isObject(raw)) return null
  const terms = parseBotTerms(raw)
  const moves = terms && parseMoves(raw, terms)
  const { id, startedAtMs, usedMs, endedAtMs } = raw
  if (terms === null || moves === null) return null
  if (typeof id !== 'string' || !isBotGameId(id) || id.length > 64) return null
  if (!isMs(startedAtMs) || !isMs(usedMs)) return null
  const times = { startedAtMs, usedMs }
  const { ucis, clocksMs, boardEnding } = moves
  if (clocksMs.some((ms, index) => ms > mostMs(terms, index + 1))) return null
  if (raw.ending === null && endedAtMs === null) {
    // A game that is over on the board but has no ending would wait for a move forever.
    return boardEnding ? null : { id, ...terms, ...times, ucis, clocksMs, ending: null, endedAtMs }
  }
  const ending = parseEnding(raw.ending)
  if (ending === null || !isMs(endedAtMs)) return null
  if (boardEnding !== null && boardEnding.reason !== ending.reason) return null
  return { id, ...terms, ...times, ucis, clocksMs, ending, endedAtMs }
}

/** The most that the mover's clock can show after so many plies. */
const mostMs = (pace: Pace, plies: number) => initialMs(pace) + Math.ceil(plies / 2) * pace.incrementS * 1000

function parseMoves({ ucis, clocksMs }: Raw, terms: BotTerms) {
  if (!Array.isArray(ucis) || !Array.isArray(clocksMs)) return null
  if (clocksMs.length !== ucis.length) return null
  if (!ucis.every((uci) => typeof uci === 'string') || !clocksMs.every(isMs)) return null
  const start = botStart(terms)
  const replayed = replayUcis(ucis, start.startFen, start)
  if (!replayed.ok) return null
  const outcome = findOutcome(gamePosition(replayed.game))
  return { ucis, clocksMs, boardEnding: outcome && endingByOutcome(outcome) }
}

function parseEnding(raw: unknown): Ending | null {
  if (!isObject(raw)) return null
  const reason = END_REASONS.find((known) => known === raw.reason)
  const { winner } = raw
  if (reason === undefined) return null
  return winner === null || winner === 'white' || winner === 'black' ? { reason, winner } : null
}
