import { makeFen, parseFen } from '../fen.ts'
import { findMove } from '../legalMoves.ts'
import { makeMove } from '../makeMove.ts'
import { findOutcome } from '../outcome.ts'
import type { Color, Variant } from '../position.ts'
import { turn } from '../position.ts'
import { readSetup } from '../setup/setupFen.ts'
import type { Square } from '../squares.ts'
import type { Position } from '../table.ts'
import { parseUci } from '../uci.ts'
import type { Board } from './boardSight.ts'

/** A move of a line with the boards around it. */
export type LineMove = {
  color: Color
  from: Square
  to: Square
  isPromotion: boolean
  /** Whether the move ends the game by mate. */
  isMate: boolean
  before: Board
  after: Board
  /** The position after the move, as a FEN. */
  fen: string
}

/** Walks through a line; it ends at the first move that isn't legal, and where the game is over. */
export function walkLine(fen: string, line: readonly string[], variant: Variant): LineMove[] {
  const parsed = parseFen(fen, { variant })
  if (!parsed.ok) return []
  const { position } = parsed
  const walked: LineMove[] = []
  let before = boardOf(position, variant)
  for (const uci of line) {
    const color = turn(position)
    const wanted = parseUci(uci)
    const move = wanted && findMove(position, wanted)
    if (!wanted || move === null) break
    makeMove(position, move)
    const after = boardOf(position, variant)
    const { from, to, promotion } = wanted
    const outcome = findOutcome(position)
    const isMate = outcome?.kind === 'checkmate'
    const isPromotion = promotion !== undefined
    walked.push({ color, from, to, isPromotion, isMate, before, after, fen: makeFen(position) })
    if (outcome !== null) break
    before = after
  }
  return walked
}

export function boardOf(position: Position, variant: Variant): Board {
  return readSetup(makeFen(position), { variant })?.pieces ?? []
}
