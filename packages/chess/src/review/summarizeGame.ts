import type { Color } from '../position.ts'
import { gameAccuracy } from './accuracy.ts'
import type { Evaluation } from './evaluation.ts'
import { type Judgement, judgeMove } from './judgeMove.ts'
import { whiteChances } from './verdict.ts'

export type ReviewedMove = {
  /** 1 for the first move. */
  ply: number
  color: Color
  uci: string
  judgement: Judgement | null
  /** A better move and the line that would have followed, as UCI; null if the move itself was the best. */
  better: { uci: string; line: readonly string[] } | null
}

export type ReviewedSide = { accuracy: number | null } & Record<Judgement, number>

export type GameReview = {
  /** White's chances, 0 to 100, before the first move and after each. */
  whiteChances: readonly number[]
  moves: readonly ReviewedMove[]
  white: ReviewedSide
  black: ReviewedSide
}

/** Judges a game by the evaluations of its positions, from the one before the first move on. */
export function summarizeGame(
  stored: { ucis: readonly string[]; firstMover: Color },
  evaluations: readonly Evaluation[],
): GameReview {
  const { ucis, firstMover } = stored
  if (evaluations.length !== ucis.length + 1)
    throw new RangeError('expected one evaluation for each position')
  const chances = evaluations.map(({ verdict }) => whiteChances(verdict))
  const moves = ucis.map((uci, index) => {
    const color: Color = (index % 2 === 0) === (firstMover === 'white') ? 'white' : 'black'
    const { best, line, lost } = evaluations[index] as Evaluation
    const isBest = best === uci || best === null
    return {
      ply: index + 1,
      color,
      uci,
      // The best move is never a mistake, even if a deeper search sees it lose something.
      judgement: isBest ? null : judgeMove(lost ?? 0),
      better: isBest ? null : { uci: best, line },
    }
  })
  const side = (color: Color): ReviewedSide => ({
    accuracy: gameAccuracy(chances, { color, firstMover }),
    ...countJudgements(moves.filter((move) => move.color === color)),
  })
  return { whiteChances: chances, moves, white: side('white'), black: side('black') }
}

function countJudgements(moves: readonly ReviewedMove[]): Record<Judgement, number> {
  const count = (judgement: Judgement) => moves.filter((move) => move.judgement === judgement).length
  return { inaccuracy: count('inaccuracy'), mistake: count('mistake'), blunder: count('blunder') }
}
