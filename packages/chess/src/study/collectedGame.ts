import type { PgnResult } from '../pgn.ts'
import { makeStudyPgn } from './makeStudyPgn.ts'
import type { PgnProblem, PgnProblemCode } from './parsePgn.ts'
import { type PgnCollectionGame, readPgnCollection } from './pgnCollection.ts'
import { mainLine, type Study } from './study.ts'

/** What a list shows of a game in PGN; an empty text where the PGN says nothing. */
export type GameSummary = {
  white: string
  black: string
  result: PgnResult
  event: string
  date: string
  eco: string
  plies: number
}

/** Problems that leave moves out. With any other, the game is whole. */
const CUTTING: ReadonlySet<PgnProblemCode> = new Set([
  'ILLEGAL_MOVE',
  'INVALID_FEN',
  'TOO_MANY_MOVES',
  'DEEP_VARIATION',
])

/** The first problem that cuts a game short; undefined for a whole one. */
export const findCutting = ({ problems }: Pick<PgnCollectionGame, 'problems'>): PgnProblem | undefined =>
  problems.find(({ code }) => CUTTING.has(code))

export function summarizeStudy(study: Study): GameSummary {
  const { White = '', Black = '', Event = '', Date: date = '', ECO = '' } = study.tags
  const plies = mainLine(study).length
  return { white: White, black: Black, result: study.result, event: Event, date, eco: ECO, plies }
}

/** The one whole game of a text, and its normal form, which names it; null for any other text. */
export function readWholeGame(pgn: string): { study: Study; text: string; normalForm: string } | null {
  const [game, other] = [...firstTwo(pgn)]
  if (game === undefined || other !== undefined) return null
  const { study, text } = game
  if (study.nodes === 0 || findCutting(game) !== undefined) return null
  return { study, text, normalForm: makeStudyPgn(study) }
}

function* firstTwo(pgn: string): Generator<PgnCollectionGame> {
  let left = 2
  for (const game of readPgnCollection(pgn)) {
    yield game
    if (--left === 0) return
  }
}
