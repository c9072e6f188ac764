import { parseFen, START_FEN } from './fen.ts'
import { makeMove } from './makeMove.ts'
import type { PgnResult } from './pgn.ts'
import { MOVE_ERRORS, makeSan, parseSanMove } from './san.ts'
import type { Position } from './table.ts'
import { makeUci } from './uci.ts'

const messages = {
  ...MOVE_ERRORS,
  INVALID_FEN: 'the starting position is invalid',
  MALFORMED_TAG: 'a tag pair is malformed',
  OPEN_COMMENT: 'a comment is not closed',
  OPEN_VARIATION: 'a variation is not closed',
  STRAY_PARENTHESIS: 'a variation is closed that was not opened',
  UNKNOWN_TEXT: 'text that is no move',
} as const

export type PgnErrorCode = keyof typeof messages

/** A game as read: its tags, where it starts, its moves in our own notation. */
export type PgnGame = {
  tags: Record<string, string>
  fen: string
  moves: { san: string; uci: string; clockMs?: number }[]
  result: PgnResult
}

/** `line` counts from 1. */
export type PgnGames =
  | { ok: true; games: PgnGame[] }
  | { ok: false; code: PgnErrorCode; message: string; line: number }

const tokens = [
  ['tag', /\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y],
  ['comment', /\{([^}]*)\}/y],
  ['skip', /\s+|;[^\n]*|^%[^\n]*|\$\d+|[!?]+|e\.p\./my],
  ['open', /\(/y],
  ['close', /\)/y],
  ['result', /1-0|0-1|1\/2-1\/2|\*/y],
  ['move', /[O0o]-[O0o](?:-[O0o])?[+#!?]*|--|[A-Za-z][^\s{}()[\];$]*/y],
  ['skip', /\d+\.*|\.+/y],
] as const

type Token = { kind: (typeof tokens)[number][0]; text: string; parts: readonly (string | undefined)[] }

function readToken(text: string, at: number): Token | null {
  for (const [kind, pattern] of tokens) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) return { kind, text: match[0], parts: match.slice(1) }
  }
  return null
}

/** What begins at a place where no token does. */
function explain(sign: string): PgnErrorCode {
  if (sign === '[') return 'MALFORMED_TAG'
  return sign === '{' ? 'OPEN_COMMENT' : 'UNKNOWN_TEXT'
}

type Reader = {
  games: PgnGame[]
  tags: [name: string, value: string][]
  moves: PgnGame['moves']
  /** Set up by the first move. */
  position: Position | null
  /** How many variations are open. */
  depth: number
}

function finishGame(reader: Reader, result: PgnResult): void {
  const tags = Object.fromEntries(reader.tags)
  reader.games.push({ tags, fen: tags.FEN ?? START_FEN, moves: reader.moves, result })
  reader.tags = []
  reader.moves = []
  reader.position = null
}

function isStarted(reader: Reader): boolean {
  return reader.tags.length > 0 || reader.moves.length > 0
}

function setUp(reader: Reader): PgnErrorCode | null {
  const fen = reader.tags.findLast(([name]) => name === 'FEN')?.[1] ?? START_FEN
  const parsed = parseFen(fen)
  if (!parsed.ok) return 'INVALID_FEN'
  reader.position = parsed.position
  return null
}

function readMove(reader: Reader, text: string): PgnErrorCode | null {
  const error = reader.position ? null : setUp(reader)
  if (error) return error
  const position = reader.position!
  const parsed = parseSanMove(position, text)
  if (!parsed.ok) return parsed.code
  const { move } = parsed
  reader.moves.push({ san: makeSan(position, move), uci: makeUci(move) })
  makeMove(position, move)
  return null
}

function readComment(reader: Reader, comment: string): void {
  const clock = /\[%clk\s+(\d+):(\d\d):(\d\d)(\.\d{1,3})?\]/.exec(comment)
  const move = reader.moves.at(-1)
  if (!clock || !move) return
  const [, hours, minutes, seconds, decimals] = clock
  const wholeSeconds = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  move.clockMs = wholeSeconds * 1000 + Math.round(Number(decimals ?? 0) * 1000)
}

function readTag(reader: Reader, { parts: [name, value] }: Token): PgnErrorCode | null {
  if (reader.depth > 0) return 'OPEN_VARIATION'
  if (reader.moves.length > 0) finishGame(reader, '*')
  reader.tags.push([name!, value!.replace(/\\(.)/g, '$1')])
  return null
}

function take(reader: Reader, token: Token): PgnErrorCode | null {
  if (token.kind === 'tag') return readTag(reader, token)
  if (token.kind === 'open') reader.depth++
  else if (token.kind === 'close') {
    if (reader.depth === 0) return 'STRAY_PARENTHESIS'
    reader.depth--
  } else if (reader.depth === 0) {
    if (token.kind === 'move') return readMove(reader, token.text)
    if (token.kind === 'comment') readComment(reader, token.parts[0]!)
    if (token.kind === 'result') {
      const error = reader.position ? null : setUp(reader)
      if (error) return error
      finishGame(reader, token.text as PgnResult)
    }
  }
  return null
}

/**
 * Reads games in Portable Game Notation: tags, main line, clocks. Comments, annotation signs and variations are
 * passed over. A passed turn (`--`) is a move with UCI `0000`. Refuses the whole text at the first error.
 */
export function parsePgn(text: string): PgnGames {
  const reader: Reader = { games: [], tags: [], moves: [], position: null, depth: 0 }
  let error: PgnErrorCode | null = null
  if (text.startsWith('\ufeff')) text = text.slice(1)
  let at = 0
  while (at < text.length) {
    const token = readToken(text, at)
    error = token ? take(reader, token) : explain(text.charAt(at))
    if (error) break
    at += token!.text.length
  }
  if (!error && reader.depth > 0) error = 'OPEN_VARIATION'
  if (!error && isStarted(reader)) {
    error = reader.position ? null : setUp(reader)
    if (!error) finishGame(reader, '*')
  }
  if (!error) return { ok: true, games: reader.games }
  const line = text.slice(0, at).split('\n').length
  const message = error in MOVE_ERRORS ? messages[error] : `Invalid PGN: ${messages[error]}`
  return { ok: false, code: error, message, line }
}
