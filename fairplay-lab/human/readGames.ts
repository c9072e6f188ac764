import { START_FEN } from '@lance/chess'
import { readPgnCollection, type Study } from '@lance/chess/study'

/** A game as its source tells it, before it is judged. `clocksMs`: the mover's clock after each ply. */
export type SourceGame = {
  tags: Readonly<Record<string, string>>
  ucis: readonly string[]
  sans: readonly string[]
  /** Empty if the source has no clock for every move. */
  clocksMs: readonly number[]
  result: string
}

/** The games of a file: a PGN collection, or JSON with games of Lichess or Chess.com somewhere in it. */
export function* readGames(text: string, file: string): Generator<SourceGame> {
  if (!file.endsWith('.json') && !file.endsWith('.ndjson')) return yield* readPgn(text)
  for (const value of parseJson(text, file)) yield* readJson(value)
}

function parseJson(text: string, file: string): unknown[] {
  try {
    return file.endsWith('.ndjson')
      ? text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => JSON.parse(line))
      : [JSON.parse(text)]
  } catch (error) {
    throw new Error(`${file}: not JSON (${error})`)
  }
}

function* readPgn(text: string): Generator<SourceGame> {
  for (const { study, problems } of readPgnCollection(text))
    if (problems.length === 0 && study.variant === 'standard' && study.fen === START_FEN)
      yield readStudy(study)
}

function readStudy({ root, tags, result }: Study): SourceGame {
  const [ucis, sans, clocksMs] = [[] as string[], [] as string[], [] as number[]]
  for (let [node] = root.children; node; [node] = node.children) {
    ucis.push(node.uci)
    sans.push(node.san)
    if (node.clockMs !== undefined) clocksMs.push(node.clockMs)
  }
  return { tags, ucis, sans, clocksMs: clocksMs.length === ucis.length ? clocksMs : [], result }
}

const DEPTH_MOST = 6

/** Walks through objects and arrays to the games in them. */
function* readJson(value: unknown, depth = 0): Generator<SourceGame> {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MOST) return
  const { pgn, moves, players } = value as Record<string, unknown>
  if (typeof pgn === 'string') yield* readPgn(pgn)
  else if (typeof moves === 'string' && typeof players === 'object')
    yield* readPgn(makePgnOfLichess(value as LichessGame))
  else for (const inner of Object.values(value)) yield* readJson(inner, depth + 1)
}

type LichessSide = {
  userId?: string
  user?: { name: string; title?: string }
  rating?: number
  moveCentis?: number[]
}
type LichessGame = {
  id: string
  moves: string
  variant: string
  status: string
  winner?: 'white' | 'black'
  createdAt: number
  clock?: { initial: number; increment: number }
  players: { white: LichessSide; black: LichessSide }
}

/** Writes a game of the API of Lichess as the PGN that the same API gives. */
function makePgnOfLichess({ id, moves, variant, status, winner, createdAt, clock, players }: LichessGame) {
  const { white, black } = players
  const result = winner === undefined ? '1/2-1/2' : winner === 'white' ? '1-0' : '0-1'
  const at = new Date(createdAt).toISOString()
  const tags = {
    Site: `https://lichess.org/${id}`,
    White: white.user?.name ?? white.userId ?? '?',
    Black: black.user?.name ?? black.userId ?? '?',
    WhiteElo: `${white.rating ?? '?'}`,
    BlackElo: `${black.rating ?? '?'}`,
    UTCDate: at.slice(0, 10).replaceAll('-', '.'),
    UTCTime: at.slice(11, 19),
    TimeControl: clock ? `${clock.initial}+${clock.increment}` : '-',
    Variant: variant === 'standard' ? 'Standard' : variant,
    Termination: status === 'outoftime' ? 'Time forfeit' : 'Normal',
    Result: result,
  }
  const lines = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`)
  const sans = moves.split(' ').filter((san) => san !== '')
  return `${lines.join('\n')}\n\n${writeMoves(sans, { white, black, clock })} ${result}\n\n`
}

function writeMoves(
  sans: readonly string[],
  { white, black, clock }: { white: LichessSide; black: LichessSide; clock: LichessGame['clock'] },
): string {
  const centis = [white.moveCentis ?? [], black.moveCentis ?? []]
  const hasTimes = clock !== undefined && sans.every((_, ply) => centis[ply % 2]?.[ply >> 1] !== undefined)
  if (!hasTimes) return sans.join(' ')
  const leftMs = [clock.initial * 1000, clock.initial * 1000]
  const words = sans.map((san, ply) => {
    const side = ply % 2
    const spentMs = (centis[side]?.[ply >> 1] ?? 0) * 10
    leftMs[side] = Math.max(0, (leftMs[side] ?? 0) - spentMs + (ply < 2 ? 0 : clock.increment * 1000))
    return `${san} {[%clk ${writeClock(leftMs[side] ?? 0)}]}`
  })
  return words.join(' ')
}

function writeClock(ms: number): string {
  const minutes = String(Math.floor(ms / 60_000) % 60).padStart(2, '0')
  const seconds = ((ms / 1000) % 60).toFixed(2).padStart(5, '0')
  return `${Math.floor(ms / 3_600_000)}:${minutes}:${seconds}`
}
