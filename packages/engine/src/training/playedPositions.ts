import {
  type Color,
  findMove,
  gamePosition,
  makeFen,
  parseUci,
  playMove,
  startGame,
  turn,
} from '@lance/chess'
import type { EngineGame } from '../engine.ts'

/** A position before a move of the game. */
export type PlayedPosition = { fen: string; mover: Color; played: string }

/** The positions of a game before each of its moves. Throws on an illegal move, since the game was played. */
export function listPositions({ ucis, fen, variant = 'standard' }: EngineGame): PlayedPosition[] {
  const game = startGame(fen, { variant })
  return ucis.map((played, index) => {
    const position = gamePosition(game)
    const before = { fen: makeFen(position), mover: turn(position), played }
    const wanted = parseUci(played)
    const move = wanted && findMove(position, wanted)
    if (!move) throw new RangeError(`ply ${index + 1} is not a legal move: ${played}`)
    playMove(game, move)
    return before
  })
}
