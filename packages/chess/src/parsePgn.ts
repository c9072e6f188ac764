import { parseFen, START_FEN } from './fen.ts'
import { makeMove, unmakeMove } from './makeMove.ts'
import { CHESS960_TAG, type PgnResult } from './pgn.ts'
import { nagOf, type PgnToken, readToken } from './pgnTokens.ts'
import type { Variant } from './position.ts'
import { MOVE_ERRORS, makeSan, parseSanMove } from './san.ts'
import { clonePosition, type Position } from './table.ts'
import { makeUci } from './uci.ts'

/** How deep variations may be nested. */
export const PGN_DEPTH_MAX = 64

const messages = {
  ...MOVE_ERRORS,
  INVALID_FEN: 'the starting position is invalid',
  MALFORMED_TAG: 'a tag pair is malformed',
  OPEN_COMMENT: 'a comment is not closed',
  OPEN_VARIATION: 'a variation is not closed',
  STRAY_PARENTHESIS: 'a closing parenthesis without a variation',
  EARLY_VARIATION: 'a variation has no move to replace',
  DEEP_VARIATION: 'variations are nested too deeply',
  UNKNOWN_TEXT: 'text that is not a move',
} as const

export type PgnErrorCode = keyof typeof messages

/** A move as read, with our own SAN. */
export type ReadMove = {
  san: string
  uci: string
  clockMs?: number
  nags?: number[]
  comments?: string[]
  variations?: ReadLine[]
}
export type ReadLine = { comments?: string[]; moves: ReadMove[] }

/**
 * A game as read: its tags, its rules and starting position, the comments before its first move, and its moves.
 * In a game of Chess960, UCI has castling as the king's move onto its rook.
 */
export type PgnGame = ReadLine & {
  tags: Record<string, string>
  variant: Variant
  fen: string
  result: PgnResult
}

/** `line` counts from 1. */
export type PgnGames =
  | { ok: true; games: PgnGame[] }
  | { ok: false; code: PgnErrorCode; message: string; line: number }

/** The error for a character that begins no token. */
function errorAt(char: string): PgnErrorCode {
  if (char === '[') return 'MALFORMED_TAG'
  return char === '{' ? 'OPEN_COMMENT' : 'UNKNOWN_TEXT'
}

/** A line being read, and the position at its end: null until the first move is read. */
type OpenLine = ReadLine & { position: Position | null }

type Reader = {
  games: PgnGame[]
  tags: [name: string, value: string][]
  main: OpenLine
  /** The open variations, the deepest last. */
  open: OpenLine[]
}

const newLine = (position: Position | null): OpenLine => ({ moves: [], position })

function lineOf(reader: Reader): OpenLine {
  return reader.open.at(-1) ?? reader.main
}

function closeLine({ comments, moves }: OpenLine): ReadLine {
  return { ...(comments && { comments }), moves }
}

function finishGame(reader: Reader, result: PgnResult): void {
  const tags = Object.fromEntries(reader.tags)
  const variant = variantIn(reader)
  reader.games.push({ tags, variant, fen: tags.FEN ?? START_FEN, ...closeLine(reader.main), result })
  reader.tags = []
  reader.main = newLine(null)
}

function isStarted({ tags, main }: Reader): boolean {
  return tags.length > 0 || main.moves.length > 0 || main.comments !== undefined
}

function tagOf({ tags }: Reader, wanted: string): string | undefined {
  return tags.findLast(([name]) => name === wanted)?.[1]
}

/** Other names for Chess960, without capitals and spaces. */
const CHESS960_NAMES: ReadonlySet<string> = new Set([
  CHESS960_TAG.toLowerCase(),
  'fischerandom',
  'fischerrandom',
])

/** The variant of the game being read: standard unless the tag names Chess960. */
function variantIn(reader: Reader): Variant {
  const name = (tagOf(reader, 'Variant') ?? '').toLowerCase().replace(/[\s_-]/g, '')
  return CHESS960_NAMES.has(name) ? 'chess960' : 'standard'
}

function setUp(reader: Reader): PgnErrorCode | null {
  if (reader.main.position) return null
  const parsed = parseFen(tagOf(reader, 'FEN') ?? START_FEN, { variant: variantIn(reader) })
  if (!parsed.ok) return 'INVALID_FEN'
  reader.main.position = parsed.position
  return null
}

function readMove(reader: Reader, text: string): PgnErrorCode | null {
  const error = setUp(reader)
  if (error) return error
  const { position, moves } = lineOf(reader)
  const parsed = parseSanMove(position!, text)
  if (!parsed.ok) return parsed.code
  const { move } = parsed
  moves.push({ san: makeSan(position!, move), uci: makeUci(move) })
  makeMove(position!, move)
  const [glyph] = /[!?]+$/.exec(text) ?? []
  if (glyph) readNag(reader, nagOf(glyph))
  return null
}

function readNag(reader: Reader, nag: number | null): void {
  const move = lineOf(reader).moves.at(-1)
  if (!move || nag === null) return
  move.nags ??= []
  if (!move.nags.includes(nag)) move.nags.push(nag)
}

const CLOCK = /\[%clk\s+(\d+):(\d\d):(\d\d)(\.\d{1,3})?\s*\]/

function readComment(reader: Reader, comment: string): void {
  const line = lineOf(reader)
  const move = line.moves.at(-1)
  const clock = move && CLOCK.exec(comment)
  if (clock) {
    const [, hours, minutes, seconds, decimals] = clock
    const wholeSeconds = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
    move.clockMs = wholeSeconds * 1000 + Math.round(Number(decimals ?? 0) * 1000)
  }
  const text = (clock ? comment.replace(clock[0], ' ') : comment).replace(/\s+/g, ' ').trim()
  if (text === '') return
  const owner = move ?? line
  owner.comments ??= []
  owner.comments.push(text)
}

function readTag(reader: Reader, { parts: [name, value] }: PgnToken): PgnErrorCode | null {
  if (reader.open.length > 0) return 'OPEN_VARIATION'
  if (reader.main.moves.length > 0) finishGame(reader, '*')
  reader.tags.push([name!, value!.replace(/\\(.)/g, '$1')])
  return null
}

/** A variation replaces the last move of the line around it. */
function openVariation(reader: Reader): PgnErrorCode | null {
  const { position, moves } = lineOf(reader)
  if (moves.length === 0) return 'EARLY_VARIATION'
  if (reader.open.length === PGN_DEPTH_MAX) return 'DEEP_VARIATION'
  const before = clonePosition(position!)
  unmakeMove(before)
  reader.open.push(newLine(before))
  return null
}

function closeVariation(reader: Reader): PgnErrorCode | null {
  const line = reader.open.pop()
  if (!line) return 'STRAY_PARENTHESIS'
  const replaced = lineOf(reader).moves.at(-1)!
  if (line.moves.length === 0) return null
  replaced.variations ??= []
  replaced.variations.push(closeLine(line))
  return null
}

function readResult(reader: Reader, result: PgnResult): PgnErrorCode | null {
  if (reader.open.length > 0) return null
  const error = setUp(reader)
  if (!error) finishGame(reader, result)
  return error
}

function handleToken(reader: Reader, token: PgnToken): PgnErrorCode | null {
  const { kind, text, parts } = token
  if (kind === 'tag') return readTag(reader, token)
  if (kind === 'open') return openVariation(reader)
  if (kind === 'close') return closeVariation(reader)
  if (kind === 'move') return readMove(reader, text)
  if (kind === 'result') return readResult(reader, text as PgnResult)
  if (kind === 'comment') readComment(reader, parts[0] ?? parts[1] ?? '')
  if (kind === 'nag') readNag(reader, parts[0] === undefined ? nagOf(text) : Number(parts[0]))
  return null
}

/**
 * Reads games in Portable Game Notation: tags, moves, comments, annotation glyphs, clocks, nested variations.
 * A comment belongs to the move it follows, or to the line it opens. A null move (`--`) has UCI `0000`.
 * Refuses the whole text at the first error.
 */
export function parsePgn(text: string): PgnGames {
  const reader: Reader = { games: [], tags: [], main: newLine(null), open: [] }
  let error: PgnErrorCode | null = null
  if (text.startsWith('\ufeff')) text = text.slice(1)
  let at = 0
  while (at < text.length) {
    const token = readToken(text, at)
    error = token ? handleToken(reader, token) : errorAt(text.charAt(at))
    if (error) break
    at += token!.text.length
  }
  if (!error && reader.open.length > 0) error = 'OPEN_VARIATION'
  if (!error && isStarted(reader)) {
    error = setUp(reader)
    if (!error) finishGame(reader, '*')
  }
  if (!error) return { ok: true, games: reader.games }
  const line = text.slice(0, at).split('\n').length
  const message = error in MOVE_ERRORS ? messages[error] : `Invalid PGN: ${messages[error]}`
  return { ok: false, code: error, message, line }
}
