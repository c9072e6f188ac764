import { isCheck, makeFen, type Position, parseFen } from '@lance/chess'
import { type Verdict, verdictOf } from '@lance/chess/review'
import { positionAt, type Study, type StudyPath } from '@lance/chess/study'
import type { EngineGame } from '@lance/engine'
import type { SearchAnswer } from './analysisWorker.ts'

/** The engine knows no longer games, nor games with null moves: of those it gets the position alone. */
export const GAME_PLIES_MAX = 1000

/** The shown position for the engine, with the moves before it, which count for repetitions. */
export function engineGame({
  study,
  path,
}: {
  study: Pick<Study, 'fen' | 'variant'>
  path: StudyPath
}): EngineGame {
  const { fen, variant } = study
  if (path.length <= GAME_PLIES_MAX && !path.includes('0000')) return { fen, variant, ucis: path }
  return { fen: makeFen(positionAt(study, path)), variant, ucis: [] }
}

/** The position as if the side to move passed, to see what the other side threatens; null in check. */
export function threatGame(position: Position, { variant }: Pick<Study, 'variant'>): EngineGame | null {
  if (isCheck(position)) return null
  const [pieces, side, castling, , halfmoves, fullmoves] = makeFen(position).split(' ')
  const fen = [pieces, side === 'w' ? 'b' : 'w', castling, '-', halfmoves, fullmoves].join(' ')
  return parseFen(fen, { variant }).ok ? { fen, variant, ucis: [] } : null
}

/** White's verdict on a searched position; undefined until known. */
export function verdictOfAnswer(answer: SearchAnswer | null, fen: string): Verdict | undefined {
  const line = answer?.lines[0]
  return line && verdictOf(line.score, fen.includes(' w ') ? 'white' : 'black')
}

/** Where a search begins, as a FEN. */
export const searchedFen = (threat: EngineGame | null, shown: Position): string =>
  threat?.fen ?? makeFen(shown)
