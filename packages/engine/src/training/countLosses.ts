import type { Color, Variant } from '@lance/chess'
import { type Evaluation, JUDGEMENT_THRESHOLDS, type Verdict, whiteChances } from '@lance/chess/review'
import { addUpLosses, findThemes, type GameLosses, phasesOf, type Theme } from '@lance/chess/training'
import type { PlayedPosition } from './playedPositions.ts'

/** What the trainee's clock began with, and what the mover's showed after each ply, in ms; undefined where unknown. */
export type GameClock = { initialMs: number; leftMs: readonly (number | undefined)[] }

type CountedGame = { side: Color; variant?: Variant; clock?: GameClock }

/**
 * What one side's moves lost in a game, from what a look over all of its positions found, by ply. Moves in positions that are
 * lost anyway don't count: where no mistake is possible, playing on would look like playing well.
 */
export function countLosses(
  { side, variant = 'standard', clock }: CountedGame,
  positions: readonly PlayedPosition[],
  evaluations: ReadonlyMap<number, Evaluation>,
): GameLosses {
  const phases = phasesOf(positions.map(({ fen }) => fen))
  const moves = positions.flatMap(({ fen, mover, played }, ply) => {
    const evaluation = evaluations.get(ply)
    const phase = phases[ply]
    if (mover !== side || evaluation == null || phase === undefined || evaluation.lost === null) return []
    const { lost, best, verdict } = evaluation
    if (chancesOf(mover, verdict) < JUDGEMENT_THRESHOLDS.mistake) return []
    const isMistake = lost >= JUDGEMENT_THRESHOLDS.mistake && best !== played
    const themes = isMistake ? themesOf(evaluation, { fen, variant, mover }) : []
    return [{ phase, lost, leftMs: leftBefore(ply, clock), themes }]
  })
  return addUpLosses(moves, clock?.initialMs ?? null)
}

/** The mover's clock before a ply: as it was after their last move. */
function leftBefore(ply: number, clock: GameClock | undefined): number | null {
  if (clock === undefined) return null
  return ply < 2 ? clock.initialMs : (clock.leftMs[ply - 2] ?? null)
}

function themesOf(
  { line, verdict }: Evaluation,
  { fen, variant, mover }: { fen: string; variant: Variant; mover: Color },
): Theme[] {
  return findThemes({ fen, variant, line, mateMoves: mateMovesOf(verdict, mover) })
}

function chancesOf(mover: Color, verdict: Verdict): number {
  const white = whiteChances(verdict)
  return mover === 'white' ? white : 100 - white
}

const mateMovesOf = (verdict: Verdict, mover: Color): number | null =>
  verdict.kind === 'mate' && verdict.winner === mover ? verdict.moves : null
