import {
  findMove,
  gamePosition,
  isCheck,
  kingSquare,
  makeFen,
  parseUci,
  playMove,
  startGame,
  turn,
  type Variant,
} from '@lance/chess'

/** A position of a line and the move that led to it; null at its start. `check`: the square of the king in check. */
export type LineStep = { fen: string; uci: string | null; san: string | null; check: number | null }

/** Every position of a line, the one before it first. It ends at a move that isn't legal. */
export function lineSteps(fen: string, line: readonly string[], variant: Variant): LineStep[] {
  const game = startGame(fen, { variant })
  const stepOf = (uci: string | null, san: string | null): LineStep => {
    const position = gamePosition(game)
    const check = isCheck(position) ? kingSquare(position, turn(position)) : null
    return { fen: makeFen(position), uci, san, check }
  }
  const steps = [stepOf(null, null)]
  for (const uci of line) {
    const wanted = parseUci(uci)
    const move = wanted && findMove(gamePosition(game), wanted)
    if (!move) break
    steps.push(stepOf(uci, playMove(game, move).san))
  }
  return steps
}
