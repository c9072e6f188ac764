import type { AnalysedMove } from '@lance/chess/fairPlay'
import { JUDGED_VERSION, type JudgedGame } from './judgedGame.ts'

/** What the server knows of a side of a game beside its moves. */
export type JudgedFacts = Omit<JudgedGame, 'version' | 'moves'>
/** What it knows of a ply. */
export type JudgedTime = { thinkMs: number | null; leftMs: number | null; awayMs: number | null }

const UNKNOWN: JudgedTime = { thinkMs: null, leftMs: null, awayMs: null }

/** Puts together what is stored of one side of a game. `analysed`: that side's moves; `times`: of all plies, from the first. */
export function makeJudgedGame(
  facts: JudgedFacts,
  { analysed, times }: { analysed: readonly AnalysedMove[]; times: readonly JudgedTime[] },
): JudgedGame {
  const moves = analysed.map(({ ply, choices, listed, played, candidates }) => {
    const { thinkMs, leftMs, awayMs } = times[ply - 1] ?? UNKNOWN
    return { ply, choices, listed, played, candidates, thinkMs, leftMs, awayMs }
  })
  return { version: JUDGED_VERSION, ...facts, moves }
}
