import { gamePosition, startGame } from '../game.ts'
import { findMove } from '../legalMoves.ts'
import { makeMove } from '../makeMove.ts'
import { NULL_MOVE } from '../move.ts'
import type { Position } from '../table.ts'
import { parseUci } from '../uci.ts'
import type { Study, StudyPath } from './study.ts'

/** The position that a path leads to. Throws if a move of it is not legal, which no node of a study is. */
export function positionAt({ fen, variant }: Pick<Study, 'fen' | 'variant'>, path: StudyPath): Position {
  const position = gamePosition(startGame(fen, { variant }))
  for (const uci of path) {
    const wanted = uci === '0000' ? null : parseUci(uci)
    const move = wanted === null ? NULL_MOVE : findMove(position, wanted)
    if (move === null || (wanted === null && uci !== '0000')) throw new RangeError(`not a legal move: ${uci}`)
    makeMove(position, move)
  }
  return position
}
