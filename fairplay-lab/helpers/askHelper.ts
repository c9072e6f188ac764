import { centipawnsOf, searchLines } from '../play/referee.ts'
import type { Mind } from '../players/chooseHonestMove.ts'
import type { UciLine } from '../players/uciPool.ts'

/** An engine that is asked for help. `nodes` or `depth` bound its search; `lines`: how many moves it shows. */
export type Helper = {
  engine: 'stockfish' | 'lance' | 'gnuchess'
  limit: { nodes: number } | { depth: number }
  lines: number
}

/** The helpers that cheats choose from, the weakest first. gnuchess shows one move and counts no nodes. */
export const HELPERS_OFFERED: readonly Helper[] = [
  { engine: 'gnuchess', limit: { depth: 5 }, lines: 1 },
  { engine: 'gnuchess', limit: { depth: 7 }, lines: 1 },
  { engine: 'lance', limit: { nodes: 15_000 }, lines: 3 },
  { engine: 'lance', limit: { nodes: 60_000 }, lines: 3 },
  { engine: 'stockfish', limit: { nodes: 2000 }, lines: 3 },
  { engine: 'stockfish', limit: { nodes: 8000 }, lines: 3 },
  { engine: 'stockfish', limit: { nodes: 25_000 }, lines: 1 },
]

/** Such as `nodes 8000, of 3`: what `strength` of a cheat says. */
export function nameHelper({ limit, lines }: Helper): string {
  const bound = 'nodes' in limit ? `nodes ${limit.nodes}` : `depth ${limit.depth}`
  return lines === 1 ? bound : `${bound}, of ${lines}`
}

/** The moves that the helper shows, the best first. */
export async function askHelper(
  { engine, pool }: Mind,
  { engine: name, limit, lines }: Helper,
  ucis: readonly string[],
): Promise<readonly UciLine[]> {
  if (name === 'lance') {
    const nodes = 'nodes' in limit ? limit.nodes : 10_000
    const found = searchLines(engine, { ucis, nodes, lines })
    return found.flatMap(({ pv: [uci], score }) => (uci ? [{ uci, centipawns: centipawnsOf(score) }] : []))
  }
  const bound = 'nodes' in limit ? `nodes ${limit.nodes}` : `depth ${limit.depth}`
  // gnuchess has no option MultiPV, and ignores it.
  const options: Record<string, boolean> = name === 'stockfish' ? { UCI_LimitStrength: false } : {}
  const answer = await pool.search(name, { ucis, limit: bound, lines, options })
  const others = answer.lines.filter(({ uci }) => uci !== answer.uci)
  const best = answer.lines.find(({ uci }) => uci === answer.uci)
  return [{ uci: answer.uci, centipawns: best?.centipawns ?? 0 }, ...others].slice(0, lines)
}
