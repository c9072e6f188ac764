import { START_FEN } from './fen.ts'

/** How a game score says that it ended; `*` is a game in progress, or one that ended otherwise. */
export type PgnResult = '1-0' | '0-1' | '1/2-1/2' | '*'

/** A move in a score, with the mover's clock after it. */
export type PgnMove = { san: string; clockMs?: number | undefined }

const roster = ['Event', 'Site', 'Date', 'Round', 'White', 'Black'] as const

/** Columns of a line of moves; longer lines are broken between moves. */
const WIDTH = 80

/** Backslash and quote escaped; a line break or another control character would end the tag. */
function makeTag(name: string, value: string): string {
  if (!/^\w+$/.test(name)) throw new RangeError(`not a PGN tag name: ${name}`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const text = value.replace(/[\u0000-\u001f\u007f]+/g, ' ').replace(/["\\]/g, '\\$&')
  return `[${name} "${text}"]`
}

function makeTags(tags: Readonly<Record<string, string>>, result: PgnResult): string[] {
  const first = roster.map((name) => makeTag(name, tags[name] ?? (name === 'Date' ? '????.??.??' : '?')))
  const known = new Set<string>([...roster, 'Result'])
  const more = Object.entries(tags).filter(([name]) => !known.has(name))
  if (tags.FEN !== undefined && tags.SetUp === undefined) more.push(['SetUp', '1'])
  more.sort(([one], [other]) => (one < other ? -1 : 1))
  return [...first, makeTag('Result', result), ...more.map(([name, value]) => makeTag(name, value))]
}

/** `[%clk 0:09:58.3]`: hours, minutes, seconds, and as many decimals as it takes. */
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
  return `{[%clk ${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}${decimals}]}`
}

function wrap(words: readonly string[]): string {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (line === '') line = word
    else if (line.length + 1 + word.length <= WIDTH) line += ` ${word}`
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line].join('\n')
}

/**
 * A game score in Portable Game Notation: the seven tags in order, further tags by name, the moves with the
 * mover's clock where known, 80 columns wide. A `FEN` tag says where the moves start.
 */
export function makePgn(game: {
  tags: Readonly<Record<string, string>>
  moves: readonly PgnMove[]
  result: PgnResult
}): string {
  const [, side, , , , first] = (game.tags.FEN ?? START_FEN).split(' ')
  let ply = (Number(first) - 1) * 2 + (side === 'b' ? 1 : 0)
  let numbered = false
  const words: string[] = []
  for (const { san, clockMs } of game.moves) {
    const number = (ply >> 1) + 1
    if (ply % 2 === 0) words.push(`${number}. ${san}`)
    else words.push(numbered ? san : `${number}... ${san}`)
    if (clockMs !== undefined) words.push(makeClock(clockMs))
    // After a comment Black's move bears its number again.
    numbered = clockMs === undefined
    ply++
  }
  return `${makeTags(game.tags, game.result).join('\n')}\n\n${wrap([...words, game.result])}\n`
}
