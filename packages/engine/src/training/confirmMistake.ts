import { legalMoves, parseFen, type Variant } from '@lance/chess'
import { JUDGEMENT_THRESHOLDS, moverChances } from '@lance/chess/review'
import {
  type Exercise,
  estimateDifficulty,
  exerciseId,
  findThemes,
  LINE_PLIES_MAX,
} from '@lance/chess/training'
import type { Engine, EngineGame } from '../engine.ts'
import { CHECKED_LINES, type Decision, decideExercise, isSameAnswer } from './decideExercise.ts'

/** A move of a game that may have been a mistake, with the position before it. */
export type Mistake = Pick<Exercise, 'gameId' | 'source' | 'variant' | 'fen' | 'ply' | 'played'>

/**
 * The exercise of a mistake; null without a clear answer. `checkNodes`: what each of the searches spends, which must agree.
 */
export function confirmMistake(
  engine: Engine,
  mistake: Mistake,
  checkNodes: readonly number[],
): Exercise | null {
  const { fen, variant, played } = mistake
  const choices = countMoves(fen, variant)
  let agreed: Decision | null = null
  for (const maxNodes of checkNodes) {
    const lines = searchLines(engine, { fen, variant, ucis: [] }, { lines: CHECKED_LINES, maxNodes })
    const decided = decideExercise(lines, { played, choices })
    if (decided === null || (agreed !== null && !isSameAnswer(agreed, decided))) return null
    agreed = decided
  }
  if (agreed === null) return null
  const [reply] = searchLines(
    engine,
    { fen, variant, ucis: [played] },
    { lines: 1, maxNodes: checkNodes[0] ?? 0 },
  )
  // A mistake that ends the game has no reply: stalemate is worth half.
  const left = reply === undefined ? 50 : 100 - moverChances(reply.score)
  const lost = Math.round(((agreed.accepted[0]?.chances ?? 0) - left) * 10) / 10
  if (lost < JUDGEMENT_THRESHOLDS.mistake) return null
  return makeExercise(mistake, agreed, { lost, choices, reply: reply?.pv ?? [] })
}

function makeExercise(
  { gameId, source, variant, fen, ply, played }: Mistake,
  { accepted, line, mateMoves }: Decision,
  { lost, choices, reply }: { lost: number; choices: number; reply: readonly string[] },
): Exercise {
  const asked = { fen, variant, line: line.slice(0, LINE_PLIES_MAX), accepted, lost }
  const themes = findThemes({ ...asked, mateMoves })
  return {
    id: exerciseId({ gameId, ply }),
    source,
    gameId,
    ply,
    played,
    ...asked,
    refutation: [played, ...reply].slice(0, LINE_PLIES_MAX),
    themes,
    difficulty: estimateDifficulty({ ...asked, themes, choices }),
  }
}

function countMoves(fen: string, variant: Variant): number {
  const parsed = parseFen(fen, { variant })
  return parsed.ok ? legalMoves(parsed.position).length : 0
}

const SLICE_NODES = 1_000_000

function searchLines(engine: Engine, game: EngineGame, limits: { lines: number; maxNodes: number }) {
  const set = engine.setGame(game)
  if (!set.ok) throw new RangeError(set.message)
  const running = engine.startSearch(limits)
  while (!running.advance(SLICE_NODES));
  return running.report()?.lines ?? []
}
