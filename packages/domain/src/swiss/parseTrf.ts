import type { TrfPlayer, TrfTournament } from './makeTrf.ts'
import type { SwissBye, SwissGame, SwissResult, SwissRound } from './swissRound.ts'

export type TrfRefusal = 'BAD_PLAYER_LINE' | 'MISSING_PAIRING_NUMBER' | 'BAD_RESULT' | 'CONTRADICTING_RESULTS'

/** One player's round as the file has it. */
type Cell = { opponent: number; color: string; code: string }

const GAMES_FROM = 89
const CELL_CHARS = 10
/** An empty cell is a round in which the player was not there. */
const BYES: Readonly<Record<string, SwissBye['kind']>> = {
  U: 'pairing',
  F: 'full',
  H: 'half',
  Z: 'zero',
  ' ': 'zero',
}
/** The results of a game by White's and Black's codes. */
const RESULTS: Readonly<Record<string, SwissResult>> = {
  '10': '1-0',
  '01': '0-1',
  '==': '1/2-1/2',
  '+-': '+/-',
  '-+': '-/+',
  '--': '-/-',
}

/**
 * Reads a tournament report file (TRF16) as `makeTrf` writes it. A player's id is the pairing number. Lines that
 * say nothing about the pairing are skipped. Columns are counted from 1 in FIDE's description, here from 0.
 */
export function parseTrf(
  text: string,
): { ok: true; tournament: TrfTournament } | { ok: false; code: TrfRefusal } {
  const lines = text.split(/[\r\n]+/)
  const lineOf = (code: string) =>
    lines
      .find((line) => line.startsWith(`${code} `))
      ?.slice(4)
      .trim()
  const playerLines = lines.filter((line) => line.startsWith('001 '))
  const players: TrfPlayer[] = []
  const cells: Cell[][] = []
  for (const line of playerLines) {
    const rating = Number(line.slice(48, 52))
    if (line.length < 84 || Number.isNaN(rating)) return { ok: false, code: 'BAD_PLAYER_LINE' }
    if (Number(line.slice(4, 8)) !== players.length + 1) return { ok: false, code: 'MISSING_PAIRING_NUMBER' }
    players.push({ playerId: String(players.length + 1), name: line.slice(14, 47).trim(), rating })
    cells.push(parseCells(line))
  }
  const count = Math.max(0, ...cells.map(({ length }) => length))
  const rounds: SwissRound[] = []
  for (let index = 0; index < count; index++) {
    const round = parseRound(cells.map((row) => row[index] ?? { opponent: 0, color: '-', code: 'Z' }))
    if (!round.ok) return round
    rounds.push(round.round)
  }
  return {
    ok: true,
    tournament: {
      title: lineOf('012') ?? '',
      players,
      rounds,
      roundsTotal: Number(lineOf('XXR') ?? count),
      initialColor: lineOf('XXC') === 'black1' ? 'black' : 'white',
    },
  }
}

function parseCells(line: string): Cell[] {
  const cells: Cell[] = []
  for (let from = GAMES_FROM; from + CELL_CHARS <= line.length; from += CELL_CHARS) {
    const [opponent, color, code] = [
      line.slice(from + 2, from + 6),
      line.charAt(from + 7),
      line.charAt(from + 9),
    ]
    cells.push({ opponent: Number(opponent), color, code })
  }
  return cells
}

function parseRound(
  column: readonly Cell[],
): { ok: true; round: SwissRound } | { ok: false; code: TrfRefusal } {
  const games: SwissGame[] = []
  const byes: SwissBye[] = []
  for (const [index, { opponent, color, code }] of column.entries()) {
    const playerId = String(index + 1)
    if (opponent === 0) {
      const kind = BYES[code]
      if (kind === undefined) return { ok: false, code: 'BAD_RESULT' }
      byes.push({ playerId, kind })
      continue
    }
    const other = column[opponent - 1]
    if (other?.opponent !== index + 1 || color === other.color)
      return { ok: false, code: 'CONTRADICTING_RESULTS' }
    if (color !== 'w') continue
    const result = RESULTS[code + other.code]
    if (result === undefined) return { ok: false, code: 'BAD_RESULT' }
    games.push({ white: playerId, black: String(opponent), result })
  }
  return { ok: true, round: { games, byes } }
}
