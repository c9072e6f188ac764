import { START_FEN } from './fen.ts'
import type { Variant } from './position.ts'

/** The result in a PGN; `*` for a game in progress, or one without such a result. */
export type PgnResult = '1-0' | '0-1' | '1/2-1/2' | '*'

/** A move in a PGN. */
export type PgnMove = {
  san: string
  /** The mover's clock after the move. */
  clockMs?: number | undefined
  /** Numeric annotation glyphs: 1 good move, 2 mistake, 4 blunder, 6 dubious move. */
  nags?: readonly number[]
  /** Comments that introduce the move: it follows a variation. */
  before?: readonly string[]
  /** Commands of comments, such as `[%csl Ga1]`. */
  commands?: readonly string[]
  /** Comments on the move. */
  comments?: readonly string[]
  /** Lines that could have been played instead. */
  variations?: readonly PgnLine[]
}

/** A sequence of moves, with the comments before the first of them. */
export type PgnLine = { comments?: readonly string[]; moves: readonly PgnMove[] }

/** A whole game. `commands`: those of the starting position. */
export type PgnScore = PgnLine & {
  tags: PgnTags
  result: PgnResult
  variant?: Variant
  commands?: readonly string[]
}

type PgnTags = Readonly<Record<string, string>>

/** The `Variant` tag of a Chess960 game, as Lichess, Chess.com and most programs write it. */
export const CHESS960_TAG = 'Chess960'

const roster = ['Event', 'Site', 'Date', 'Round', 'White', 'Black'] as const

/** Maximum columns of a line of text; longer lines break between moves. */
const WIDTH = 80

/** The text on one line, without control characters. */
function makePlain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
  return text.replace(/[\u0000-\u001f\u007f]+/g, ' ')
}

/** Escapes backslash and quote; removes control characters, since a line break would end the tag. */
function makeTag(name: string, value: string): string {
  if (!/^\w+$/.test(name)) throw new RangeError(`not a PGN tag name: ${name}`)
  const text = makePlain(value).replace(/["\\]/g, '\\$&')
  return `[${name} "${text}"]`
}

function makeTags(tags: PgnTags, result: PgnResult): string[] {
  const first = roster.map((name) => makeTag(name, tags[name] ?? (name === 'Date' ? '????.??.??' : '?')))
  const known = new Set<string>([...roster, 'Result'])
  const more = Object.entries(tags).filter(([name]) => !known.has(name))
  if (tags.FEN !== undefined && tags.SetUp === undefined) more.push(['SetUp', '1'])
  more.sort(([one], [other]) => (one < other ? -1 : 1))
  return [...first, makeTag('Result', result), ...more.map(([name, value]) => makeTag(name, value))]
}

/** `[%clk 0:09:58.3]`: hours, minutes, seconds, and as many decimals as needed. */
function makeClock(clockMs: number): string {
  const ms = Math.max(0, Math.round(clockMs))
  const pad = (count: number) => String(count).padStart(2, '0')
  const decimals =
    ms % 1000 === 0
      ? ''
      : `.${String(ms % 1000)
          .padStart(3, '0')
          .replace(/0+$/, '')}`
  const seconds = Math.floor(ms / 1000)
  return `[%clk ${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}${decimals}]`
}

/** Commands share a comment up to this length. */
const COMMANDS_WIDTH = 1000

/** The words of the comments that hold these commands. */
function makeCommandWords(commands: readonly string[]): string[] {
  const comments: string[] = []
  for (const command of commands) {
    const last = comments.at(-1)
    if (last === undefined || last.length + command.length > COMMANDS_WIDTH) comments.push(command)
    else comments[comments.length - 1] = `${last} ${command}`
  }
  return comments.flatMap((comment) => `{${comment}}`.split(' '))
}

function wrap(words: readonly string[]): string {
  const lines: string[] = []
  let line = ''
  for (const word of keepPercents(words)) {
    if (line === '') line = word
    else if (line.length + 1 + word.length <= WIDTH) line += ` ${word}`
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line].join('\n')
}

/** Joins a word that begins with a percent sign to the one before: a PGN reader ignores a line that begins with one. */
function keepPercents(words: readonly string[]): string[] {
  const kept: string[] = []
  for (const word of words) {
    if (word.startsWith('%') && kept.length > 0) kept[kept.length - 1] += ` ${word}`
    else kept.push(word)
  }
  return kept
}

/** Comments don't nest, and have no escape for their closing brace. */
function makeComment(text: string): string[] {
  const cleaned = makePlain(text).replace(/ +/g, ' ').replaceAll('{', '(').replaceAll('}', ')').trim()
  return cleaned === '' ? [] : `{${cleaned}}`.split(' ')
}

function makeMoveWords(move: PgnMove): { glyphs: string[]; comments: string[] } {
  const { clockMs, nags = [], commands = [], comments = [] } = move
  const clock = clockMs === undefined ? [] : [makeClock(clockMs)]
  return {
    glyphs: nags.map((nag) => `$${nag}`),
    comments: [...makeCommandWords([...clock, ...commands]), ...comments.flatMap(makeComment)],
  }
}

/** The words of a line whose first move is at `firstPly`, 0 for White's first. */
function makeLine({ comments = [], moves }: PgnLine, firstPly: number): string[] {
  const words = comments.flatMap(makeComment)
  let ply = firstPly
  let numbered = false
  for (const move of moves) {
    const number = (ply >> 1) + 1
    words.push(...(move.before ?? []).flatMap(makeComment))
    if (ply % 2 === 0) words.push(`${number}. ${move.san}`)
    else words.push(numbered ? move.san : `${number}... ${move.san}`)
    const { glyphs, comments: moveComments } = makeMoveWords(move)
    words.push(...glyphs, ...moveComments)
    const variations = (move.variations ?? []).filter((line) => line.moves.length > 0)
    for (const line of variations) words.push(...parenthesize(makeLine(line, ply)))
    // After a comment or a variation, Black's move repeats its number.
    numbered = moveComments.length === 0 && variations.length === 0
    ply++
  }
  return words
}

function parenthesize(words: string[]): string[] {
  const inside = [...words]
  inside[0] = `(${inside[0]}`
  inside[inside.length - 1] += ')'
  return inside
}

/**
 * A game in Portable Game Notation, 80 columns wide: the seven tags in order, further tags sorted by name,
 * and the moves with any glyphs, clocks, commands, comments and variations. A `FEN` tag gives the starting position; a game
 * of Chess960 must have one.
 */
export function makePgn(game: PgnScore): string {
  const tags = game.variant === 'chess960' ? { ...game.tags, Variant: CHESS960_TAG } : game.tags
  if (game.variant === 'chess960' && tags.FEN === undefined) throw new RangeError('Chess960 needs a FEN tag')
  const [, side, , , , first] = (tags.FEN ?? START_FEN).split(' ')
  const firstPly = (Number(first) - 1) * 2 + (side === 'b' ? 1 : 0)
  const words = [...makeCommandWords(game.commands ?? []), ...makeLine(game, firstPly), game.result]
  return `${makeTags(tags, game.result).join('\n')}\n\n${wrap(words)}\n`
}
