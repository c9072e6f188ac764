import type { CandidateMove } from '@lance/chess/fairPlay'
import { JUDGED_VERSION, type JudgedGame, type JudgedMove } from './judgedGame.ts'

type Raw = Readonly<Record<string, unknown>>

/** No side of a game has more moves, no move more candidates. */
const MOVES_MAX = 600
export const CANDIDATES_MAX = 16
const CHOICES_MAX = 218
const THOUSAND = 1000
const MOVE_MAX = 65_535
const KINDS_MAX = 255
const TIME_MAX_MS = 1e9
const RATING_MAX = 5000
const COUNT_MAX = Number.MAX_SAFE_INTEGER

/** Reads a side of a game that was stored; null if anything about it is wrong or it has another version. */
export function parseJudgedGame(raw: unknown): JudgedGame | null {
  if (!isObject(raw) || raw.version !== JUDGED_VERSION || typeof raw.gameId !== 'string') return null
  if (!Array.isArray(raw.moves) || raw.moves.length > MOVES_MAX) return null
  const { gameId, endedAtMs, rating, deviation, opponentRating, stakeCents, initialMs, incrementMs } = raw
  const { score, plies, nodes } = raw
  if (!isWithin(rating, RATING_MAX) || !isWithin(deviation, RATING_MAX)) return null
  if (!isWithin(opponentRating, RATING_MAX) || !isCount(stakeCents) || !isCount(endedAtMs)) return null
  if (!isTime(initialMs) || !isTime(incrementMs) || !isWithin(score, 1) || !isCount(plies) || !isCount(nodes))
    return null
  const moves = raw.moves.map(parseMove)
  if (!moves.every((move) => move !== null)) return null
  return {
    version: JUDGED_VERSION,
    gameId,
    endedAtMs,
    rating,
    deviation,
    opponentRating,
    stakeCents,
    initialMs,
    incrementMs,
    score,
    plies,
    nodes,
    moves,
  }
}

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null
const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most
const isCount = (value: unknown, most = COUNT_MAX): value is number =>
  isWithin(value, most) && Number.isInteger(value)
const isTime = (value: unknown): value is number | null => value === null || isWithin(value, TIME_MAX_MS)

function parseMove(raw: unknown): JudgedMove | null {
  if (!isObject(raw) || !Array.isArray(raw.candidates)) return null
  const { ply, choices, listed, played, thinkMs, leftMs, awayMs } = raw
  const { length } = raw.candidates
  if (length === 0 || length > CANDIDATES_MAX || !isCount(played, length - 1)) return null
  if (!isCount(listed, length) || listed < length - 1) return null
  if (!isCount(ply) || !isCount(choices, CHOICES_MAX) || choices < length) return null
  // A clock may show less than nothing where a move arrived late.
  if (!isTime(thinkMs) || !isTime(awayMs) || (leftMs !== null && typeof leftMs !== 'number')) return null
  const candidates = raw.candidates.map(parseCandidate)
  if (!candidates.every((candidate) => candidate !== null)) return null
  return { ply, choices, listed, played, candidates, thinkMs, leftMs, awayMs }
}

function parseCandidate(raw: unknown): CandidateMove | null {
  if (!Array.isArray(raw) || raw.length !== 5) return null
  const [move, chance, glance, look, kinds]: unknown[] = raw
  if (!isCount(move, MOVE_MAX) || !isCount(chance, THOUSAND) || !isCount(glance, THOUSAND)) return null
  if (!isCount(look, THOUSAND) || !isCount(kinds, KINDS_MAX)) return null
  return [move, chance, glance, look, kinds]
}
