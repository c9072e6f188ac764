import { makeFen, parseFen, START_FEN } from '../fen.ts'
import { makeMove, unmakeMove } from '../makeMove.ts'
import { CHESS960_TAG, type PgnResult } from '../pgn.ts'
import type { Variant } from '../position.ts'
import { makeSan } from '../san.ts'
import { clonePosition, type Position } from '../table.ts'
import { makeUci } from '../uci.ts'
import { addAnnotations, addMention, joined } from './annotations.ts'
import { readComment } from './commands.ts'
import { nagOf, type PgnToken, readToken } from './pgnTokens.ts'
import { readMoveText } from './readMoveText.ts'
import { settleIntroductions } from './settleIntroductions.ts'
import {
  COMMENTS_MAX,
  childOf,
  type MoveNode,
  NAG_MAX,
  PGN_DEPTH_MAX,
  STUDY_NODES_MAX,
  type Study,
  type StudyNode,
} from './study.ts'
import { keepTags, PGN_TAGS_MAX } from './tags.ts'

/** The longest text that is read, in characters, the most games in it, and the most problems told of a game. */
export const PGN_CHARS_MAX = 4_000_000
export const PGN_GAMES_MAX = 2000
export const PGN_PROBLEMS_MAX = 20

/** What is wrong with a PGN. */
export type PgnProblemCode =
  | 'ILLEGAL_MOVE'
  | 'INVALID_FEN'
  | 'MALFORMED_TAG'
  | 'TOO_MANY_TAGS'
  | 'OPEN_COMMENT'
  | 'LONG_COMMENT'
  | 'OPEN_VARIATION'
  | 'STRAY_PARENTHESIS'
  | 'EARLY_VARIATION'
  | 'DEEP_VARIATION'
  | 'STRAY_GLYPH'
  | 'UNKNOWN_TEXT'
  | 'TOO_MANY_MOVES'

/** Where something is wrong, counted from 1, and the text that is. */
export type PgnProblem = { code: PgnProblemCode; line: number; column: number; text: string }

/** A game as far as it could be read. It is damaged if it has problems. */
export type PgnGame = { study: Study; problems: readonly PgnProblem[] }

/** `isCut`: the text, or the games in it, are more than is read. */
export type PgnGames = { games: PgnGame[]; isCut: boolean }

/** A node while it is read: the types of `study.ts` are for those who only read it. */
type OpenNode = StudyNode & { children: MoveNode[] }

type OpenLine = {
  /** The last position of the line, and the one before its last move. */
  node: OpenNode
  parent: OpenNode | null
  position: Position
  /** Comments that introduce the next move. */
  before: string[]
  /** The next comment introduces a move: a variation begins or has just ended. */
  isBefore: boolean
  /** The line ended at an illegal move; `skipped` moves after it are not read. */
  isBroken: boolean
  skipped: number
}

type Reader = {
  text: string
  at: number
  games: PgnGame[]
  tags: [name: string, value: string][]
  problems: PgnProblem[]
  root: OpenNode
  /** The open lines, the deepest last; empty until a game's first token after its tags. */
  lines: OpenLine[]
  start: { fen: string; variant: Variant }
  nodes: number
  /** The open variations that are not read, since they replace no move or are nested too deeply. */
  unread: number
  lineStarts: { at: number; line: number }
}

const SHOWN_CHARS = 40

function report(reader: Reader, code: PgnProblemCode, text: string): void {
  if (reader.problems.length >= PGN_PROBLEMS_MAX) return
  const place = reader.lineStarts
  for (let next = reader.text.indexOf('\n', place.at); next >= 0 && next < reader.at; ) {
    place.at = next + 1
    place.line++
    next = reader.text.indexOf('\n', place.at)
  }
  const column = reader.at - place.at + 1
  reader.problems.push({ code, line: place.line, column, text: text.slice(0, SHOWN_CHARS) })
}

function startGame(reader: Reader): void {
  reader.tags = []
  reader.problems = []
  reader.root = { children: [] }
  reader.lines = []
  reader.nodes = 0
  reader.unread = 0
}

export const isStarted = ({ tags, lines, problems }: Reader) =>
  tags.length + lines.length + problems.length > 0

export function finishGame(reader: Reader, result: PgnResult | null): void {
  setUp(reader)
  if (reader.lines.length > 1 || reader.unread > 0) report(reader, 'OPEN_VARIATION', '')
  while (reader.lines.length > 1) leaveLine(reader)
  keepBefore(reader.lines[0] as OpenLine)
  const tags = Object.fromEntries(reader.tags)
  const told = readResult(tags.Result ?? '')
  const { start, root, nodes, problems } = reader
  const study = { ...start, tags: keepTags(tags, start.variant), result: result ?? told ?? '*', root, nodes }
  reader.games.push({ study: settleIntroductions(study), problems })
  startGame(reader)
}

function readResult(text: string): PgnResult | null {
  if (text === '1-0' || text === '0-1' || text === '*') return text
  return /^(1\/2|½)/.test(text) ? '1/2-1/2' : null
}

/** Other names for Chess960, without capitals and spaces. */
const CHESS960_NAMES: ReadonlySet<string> = new Set([
  CHESS960_TAG.toLowerCase(),
  'fischerandom',
  'fischerrandom',
])

/** Opens the main line where the tags say that the game starts. */
function setUp(reader: Reader): void {
  if (reader.lines.length > 0) return
  const tags = Object.fromEntries(reader.tags)
  const name = (tags.Variant ?? '').toLowerCase().replace(/[\s_-]/g, '')
  const variant: Variant = CHESS960_NAMES.has(name) ? 'chess960' : 'standard'
  let parsed = parseFen(tags.FEN ?? START_FEN, { variant })
  const isBroken = !parsed.ok
  if (!parsed.ok) {
    report(reader, 'INVALID_FEN', tags.FEN ?? '')
    parsed = parseFen(START_FEN, { variant })
  }
  if (!parsed.ok) throw new Error('the usual start is a position')
  const { position } = parsed
  reader.start = { fen: makeFen(position), variant }
  reader.lines = [
    {
      node: reader.root,
      parent: null,
      position,
      before: [],
      isBefore: false,
      isBroken,
      skipped: isBroken ? 2 : 0,
    },
  ]
}

const lineOf = ({ lines }: Reader) => lines.at(-1) as OpenLine

/** Comments that introduced no move are said about the last position. */
function keepBefore(line: OpenLine): void {
  if (line.before.length > 0) addAnnotations(line.node, { comments: line.before })
  line.before = []
}

function playText(reader: Reader, text: string): void {
  const line = lineOf(reader)
  if (line.isBroken) {
    line.skipped++
    return
  }
  const read = readMoveText(line.position, text)
  if (read === null && !/\d/.test(text)) {
    readWord(reader, text)
    return
  }
  if (read === null) {
    breakLine(reader, 'ILLEGAL_MOVE', text)
    return
  }
  const uci = makeUci(read.move)
  const before = line.before.length > 0 ? { before: line.before.slice(0, COMMENTS_MAX) } : {}
  const nags = read.nag === null ? {} : { nags: [read.nag] }
  let child = childOf(line.node, uci) as (MoveNode & OpenNode) | undefined
  if (child === undefined) {
    if (reader.nodes >= STUDY_NODES_MAX) {
      breakLine(reader, 'TOO_MANY_MOVES', text)
      return
    }
    child = { uci, san: makeSan(line.position, read.move), ...before, ...nags, children: [] }
    line.node.children.push(child)
    reader.nodes++
  } else addMention(child, { uci, san: child.san, ...before, ...nags })
  makeMove(line.position, read.move)
  Object.assign(line, { node: child, parent: line.node, before: [], isBefore: false })
}

/** Letters that stand for a glyph: a novelty, and a diagram. */
const LETTERS: Readonly<Record<string, number>> = { N: 146, D: 220 }

/** A word without a square is no move, and ends no line. */
function readWord(reader: Reader, text: string): void {
  const nag = LETTERS[text]
  if (nag !== undefined && 'uci' in lineOf(reader).node) readNag(reader, nag, text)
  else report(reader, 'UNKNOWN_TEXT', text)
}

function breakLine(reader: Reader, code: PgnProblemCode, text: string): void {
  report(reader, code, text)
  Object.assign(lineOf(reader), { isBroken: true, skipped: 1 })
}

function readNag(reader: Reader, nag: number | null, text: string): void {
  const { node, isBroken } = lineOf(reader)
  if (isBroken) return
  if (nag === null || nag > NAG_MAX) {
    report(reader, 'UNKNOWN_TEXT', text)
    return
  }
  if (!('uci' in node)) {
    report(reader, 'STRAY_GLYPH', text)
    return
  }
  addMention(node, { uci: node.uci, san: node.san, nags: [nag] })
}

function addComment(reader: Reader, text: string): void {
  const line = lineOf(reader)
  const { isCut, clockMs, comments = [], ...annotations } = readComment(text)
  if (isCut) report(reader, 'LONG_COMMENT', text)
  if (line.isBroken && line.skipped > 0) return
  const { node } = line
  const isTimed = clockMs !== undefined && 'uci' in node && node.clockMs === undefined
  if (isTimed) Object.assign(node, { clockMs })
  addAnnotations(node, annotations)
  if (line.isBefore) line.before = [...(joined(line.before, comments, COMMENTS_MAX) ?? [])]
  else addAnnotations(node, { comments })
}

/** A variation replaces the last move of the line around it, or the illegal one at which that line ended. */
function openVariation(reader: Reader): void {
  const line = lineOf(reader)
  const isAtBreak = line.isBroken && line.skipped === 1
  if (reader.unread > 0 || (line.isBroken && !isAtBreak)) {
    reader.unread++
    return
  }
  if (!isAtBreak && line.parent === null) {
    skipVariation(reader, 'EARLY_VARIATION')
    return
  }
  if (reader.lines.length > PGN_DEPTH_MAX) {
    skipVariation(reader, 'DEEP_VARIATION')
    return
  }
  const position = clonePosition(line.position)
  if (!isAtBreak) unmakeMove(position)
  const node = isAtBreak ? line.node : (line.parent as OpenNode)
  reader.lines.push({ node, parent: null, position, before: [], isBefore: true, isBroken: false, skipped: 0 })
}

function skipVariation(reader: Reader, code: PgnProblemCode): void {
  report(reader, code, '(')
  reader.unread++
}

function closeVariation(reader: Reader): void {
  if (reader.unread > 0) {
    reader.unread--
    return
  }
  if (reader.lines.length === 1) {
    report(reader, 'STRAY_PARENTHESIS', ')')
    return
  }
  leaveLine(reader)
  lineOf(reader).isBefore = true
}

function leaveLine(reader: Reader): void {
  const left = reader.lines.pop() as OpenLine
  // A variation of nothing but words speaks of the move around it.
  keepBefore(left.parent === null ? { ...left, node: lineOf(reader).node } : left)
}

function addTag(reader: Reader, { parts: [name = '', value = ''] }: PgnToken): void {
  if (reader.lines.length > 0) finishGame(reader, null)
  if (reader.tags.length >= PGN_TAGS_MAX) {
    report(reader, 'TOO_MANY_TAGS', name)
    return
  }
  reader.tags.push([name, value.replace(/\\(.)/g, '$1')])
}

function handleToken(reader: Reader, token: PgnToken): void {
  const { kind, text, parts } = token
  if (kind === 'skip' || kind === 'number') return
  if (kind === 'tag') {
    addTag(reader, token)
    return
  }
  setUp(reader)
  if (kind === 'open') {
    openVariation(reader)
    return
  }
  if (kind === 'close') {
    closeVariation(reader)
    return
  }
  if (reader.unread > 0) return
  if (kind === 'comment') addComment(reader, parts[0] ?? parts[1] ?? '')
  else if (kind === 'move') playText(reader, text)
  else if (kind === 'nag') readNag(reader, parts[0] === undefined ? nagOf(text) : Number(parts[0]), text)
  else if (reader.lines.length === 1) finishGame(reader, readResult(text))
}

/** Where a game begins in what looks like a comment that was never closed. */
const NEXT_GAME = /\n[ \t]*\n(?=\[\w+ ")/

/** Reads on after text that begins no token. */
function recover(reader: Reader): void {
  const { text, at } = reader
  const code = text.charAt(at) === '[' ? 'MALFORMED_TAG' : 'UNKNOWN_TEXT'
  const end = code === 'MALFORMED_TAG' ? /\n|$/g : /(?=[\s(){};[])|$/g
  end.lastIndex = at + 1
  const next = end.exec(text)?.index ?? text.length
  report(reader, code, text.slice(at, next))
  reader.at = Math.max(next, at + 1)
}

/** The end of a comment that was never closed, or swallowed the next game's tags; null if all is well. */
function endOfOpenComment(text: string, at: number): number | null {
  if (text.charAt(at) !== '{') return null
  const close = text.indexOf('}', at)
  const next = NEXT_GAME.exec(text.slice(at, close < 0 ? text.length : close))
  if (next !== null) return at + next.index
  return close < 0 ? text.length : null
}

/** Reads one token; whatever cannot be read is reported and left out. */
export function step(reader: Reader): void {
  const { text, at } = reader
  const openEnd = endOfOpenComment(text, at)
  if (openEnd !== null) {
    report(reader, 'OPEN_COMMENT', text.slice(at, openEnd))
    setUp(reader)
    if (reader.unread === 0) addComment(reader, text.slice(at + 1, openEnd))
    reader.at = openEnd
    return
  }
  const token = readToken(text, at)
  if (token === null) {
    recover(reader)
    return
  }
  handleToken(reader, token)
  reader.at = at + token.text.length
}

export const withUnixLines = (pgn: string) =>
  (pgn.startsWith('\ufeff') ? pgn.slice(1) : pgn).replace(/\r\n?/g, '\n')

export function openReader(text: string): Reader {
  const start = { fen: START_FEN, variant: 'standard' } as const
  return {
    ...{ text, at: 0, games: [], tags: [], problems: [], root: { children: [] }, lines: [], start },
    ...{ nodes: 0, unread: 0, lineStarts: { at: 0, line: 1 } },
  }
}

/**
 * Reads games in Portable Game Notation: all that a `Study` can hold. Never fails as a whole: an illegal move ends its line,
 * and what cannot be read is left out and reported with its place. Runs of white space in comments are one space. A null
 * move (`--`, `Z0`, `0000`) is kept. A move that is mentioned twice in a position is one move with all that is said of it.
 */
export function parsePgn(pgn: string): PgnGames {
  const text = withUnixLines(pgn.slice(0, PGN_CHARS_MAX + 1)).slice(0, PGN_CHARS_MAX)
  const reader = openReader(text)
  while (reader.at < text.length && reader.games.length < PGN_GAMES_MAX) step(reader)
  const isCut = reader.at < text.length || pgn.length > PGN_CHARS_MAX + 1
  if (!isCut || reader.games.length < PGN_GAMES_MAX) if (isStarted(reader)) finishGame(reader, null)
  return { games: reader.games, isCut }
}
