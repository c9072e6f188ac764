import type { Exercise } from '@lance/chess/training'
import type { UciProcess } from '../engine/uciProcess.ts'

/** What another engine says of an exercise. */
export type Confirmation = {
  /** Its best move is one of the accepted ones. */
  isSolution: boolean
  /** Every accepted move is nearly as good as its best one, and every other move is clearly worse. */
  isExact: boolean
}

const SEARCH_MOST_MS = 20 * 60_000
/** The curve of lichess.org for Stockfish's centipawns. */
const PER_CENTIPAWN = 0.00368208
const CENTIPAWNS_MAX = 1000
/** By its judgement an accepted move may lose so many points, and another one must lose at least so many. */
const ACCEPTED_LOSES_MOST = 10
const OTHER_LOSES_LEAST = 8

type Line = { uci: string; chances: number }

/** Lets a UCI engine look at an exercise. */
export async function confirmExercise(
  uci: UciProcess,
  { fen, accepted }: Exercise,
  depthPlies: number,
): Promise<Confirmation> {
  const lines = await searchLines(uci, fen, { lines: accepted.length + 1, depthPlies })
  const [best] = lines
  if (best === undefined) return { isSolution: false, isExact: false }
  const isAccepted = (line: Line) => accepted.some((one) => one.uci === line.uci)
  const isExact =
    lines.filter(isAccepted).length === accepted.length &&
    lines.every((line) =>
      isAccepted(line)
        ? line.chances >= best.chances - ACCEPTED_LOSES_MOST
        : line.chances <= best.chances - OTHER_LOSES_LEAST,
    )
  return { isSolution: isAccepted(best), isExact }
}

async function searchLines(
  uci: UciProcess,
  fen: string,
  { lines, depthPlies }: { lines: number; depthPlies: number },
): Promise<Line[]> {
  const found = new Map<number, Line>()
  uci.send('ucinewgame')
  uci.send(`setoption name MultiPV value ${lines}`)
  uci.send(`position fen ${fen}`)
  uci.send(`go depth ${depthPlies}`)
  await uci.expect('bestmove', SEARCH_MOST_MS, (text) => {
    const read = / multipv (\d+) score (cp|mate) (-?\d+) .* pv (\S+)/.exec(text)
    if (read === null) return
    const [, rank, kind, value, move = ''] = read
    found.set(Number(rank), { uci: move, chances: chancesOf(kind === 'mate', Number(value)) })
  })
  return [...found.entries()].sort(([one], [other]) => one - other).map(([, line]) => line)
}

function chancesOf(isMate: boolean, value: number): number {
  if (isMate) return value > 0 ? 100 : 0
  const centipawns = Math.max(-CENTIPAWNS_MAX, Math.min(CENTIPAWNS_MAX, value))
  return 100 / (1 + Math.exp(-PER_CENTIPAWN * centipawns))
}
