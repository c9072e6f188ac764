import { makeFen, parseFen } from '../fen.ts'
import { findMove } from '../legalMoves.ts'
import type { Variant } from '../position.ts'
import type { Position } from '../table.ts'
import { parseUci } from '../uci.ts'
import { DIFFICULTY_LEAST, DIFFICULTY_MOST } from './estimateDifficulty.ts'
import {
  ACCEPTED_MAX,
  type AcceptedMove,
  EXERCISE_SOURCES,
  type Exercise,
  exerciseId,
  LINE_PLIES_MAX,
} from './exercise.ts'
import { isTheme, THEMES } from './theme.ts'
import { walkLine } from './walkLine.ts'

type Raw = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null

const GAME_ID = /^[\w-]{1,64}$/
const PLY_MAX = 1200
const FEN_CHARS_MAX = 100

/** Reads an exercise that was stored or sent; null if anything about it is wrong, down to an illegal move of its lines. */
export function parseExercise(raw: unknown): Exercise | null {
  if (!isObject(raw)) return null
  const { id, gameId, ply, difficulty, lost, played } = raw
  const source = EXERCISE_SOURCES.find((known) => known === raw.source)
  if (source === undefined || typeof gameId !== 'string' || !GAME_ID.test(gameId)) return null
  if (!isWithin(ply, 1, PLY_MAX) || !Number.isInteger(ply) || id !== exerciseId({ gameId, ply })) return null
  if (!isWithin(lost, 0, 100) || !isWithin(difficulty, DIFFICULTY_LEAST, DIFFICULTY_MOST)) return null
  const themes = parseThemes(raw.themes)
  const asked = parseAsked(raw)
  if (themes === null || asked === null || typeof played !== 'string') return null
  return { id, source, gameId, ply, lost, difficulty, themes, played, ...asked }
}

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most

function parseThemes(raw: unknown): Exercise['themes'] | null {
  return Array.isArray(raw) && raw.length <= THEMES.length && raw.every(isTheme) ? raw : null
}

/** The position and its moves, which must all be legal. */
function parseAsked(raw: Raw): Pick<Exercise, 'fen' | 'variant' | 'accepted' | 'line' | 'refutation'> | null {
  const { fen, variant } = raw
  if (typeof fen !== 'string' || fen.length > FEN_CHARS_MAX) return null
  if (variant !== 'standard' && variant !== 'chess960') return null
  const parsed = parseFen(fen, { variant })
  if (!parsed.ok || makeFen(parsed.position) !== fen) return null
  const accepted = parseAccepted(raw.accepted, parsed.position)
  const line = parseLine(raw.line, { fen, variant, first: accepted?.[0]?.uci })
  const refutation = parseLine(raw.refutation, { fen, variant, first: raw.played })
  if (accepted === null || line === null || refutation === null) return null
  return { fen, variant, accepted, line, refutation }
}

function parseAccepted(raw: unknown, position: Position): AcceptedMove[] | null {
  if (!Array.isArray(raw) || raw.length < 1 || raw.length > ACCEPTED_MAX) return null
  const moves = raw.filter(
    (one): one is AcceptedMove =>
      isObject(one) &&
      isWithin(one.chances, 0, 100) &&
      typeof one.uci === 'string' &&
      isLegal(position, one.uci),
  )
  return moves.length === raw.length ? moves.map(({ uci, chances }) => ({ uci, chances })) : null
}

function isLegal(position: Position, uci: string): boolean {
  const wanted = parseUci(uci)
  return wanted !== null && findMove(position, wanted) !== null
}

type LineStart = { fen: string; variant: Variant; first: unknown }

function parseLine(raw: unknown, { fen, variant, first }: LineStart): string[] | null {
  if (!Array.isArray(raw) || raw.length < 1 || raw.length > LINE_PLIES_MAX || raw[0] !== first) return null
  if (!raw.every((uci): uci is string => typeof uci === 'string')) return null
  return walkLine(fen, raw, variant).length === raw.length ? raw : null
}
