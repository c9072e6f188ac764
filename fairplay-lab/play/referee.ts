import type { Engine, EngineScore, SearchLine } from '@lance/engine'

/** What a short search says of a position, in hundredths of a pawn for the side to move. */
export type Judgement = {
  bestUci: string
  centipawns: number
  /** How much worse the second-best move is; null if there is only one move. */
  marginCentipawns: number | null
}

/** The referee sees a little further than a glance: it says who stands better, and how hard the choice is. */
const NODES = 1500
const MATE_CENTIPAWNS = 3000

/** Judges the position after these moves; null if the game is over. The same moves give the same judgement. */
export function judgePosition(engine: Engine, ucis: readonly string[]): Judgement | null {
  const [best, second] = searchLines(engine, { ucis, nodes: NODES, lines: 2 })
  if (best?.pv[0] === undefined) return null
  const centipawns = centipawnsOf(best.score)
  const marginCentipawns = second ? Math.max(0, centipawns - centipawnsOf(second.score)) : null
  return { bestUci: best.pv[0], centipawns, marginCentipawns }
}

/** The best lines that our engine finds with so many nodes. What it found before is forgotten. */
export function searchLines(
  engine: Engine,
  { ucis, nodes, lines }: { ucis: readonly string[]; nodes: number; lines: number },
): readonly SearchLine[] {
  if (!engine.setGame({ ucis }).ok) throw new Error(`not a game: ${ucis.join(' ')}`)
  engine.forget()
  for (const limits of [{ maxNodes: nodes }, { depthPlies: 1 }]) {
    const search = engine.startSearch({ ...limits, lines })
    while (!search.advance(100_000));
    const found = search.report()?.lines
    if (found && found.length > 0) return found
  }
  return []
}

export function centipawnsOf(score: EngineScore): number {
  if (score.kind === 'mate') return Math.sign(score.moves) * MATE_CENTIPAWNS
  return Math.max(-MATE_CENTIPAWNS, Math.min(MATE_CENTIPAWNS, score.value))
}
