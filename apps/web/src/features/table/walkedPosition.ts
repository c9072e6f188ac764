import {
  gamePosition,
  isCheck,
  kingSquare,
  makeFen,
  parseSan,
  playMove,
  type Square,
  startGame,
  turn,
} from '@lance/chess'
import type { GameStart } from '../room/index.ts'

/** The moves of a game, its rules, and where it began. */
export type PlayedMoves = GameStart & { san: readonly string[] }

/** A position of a game, the move that led to it (null at the start), and the square of a king in check. */
export type WalkedPosition = { fen: string; uci: string | null; check: Square | null }

/** The number of the move that led to a ply: "12." for White's, "12…" for Black's. */
export const moveNumber = (ply: number): string => `${Math.ceil(ply / 2)}${ply % 2 === 1 ? '.' : '…'}`

/** The position after that many moves. Throws if one is illegal, since the moves come from a real game. */
export function walkedPosition({ san, variant, startFen }: PlayedMoves, ply: number): WalkedPosition {
  const game = startGame(startFen, { variant })
  let uci: string | null = null
  for (const one of san.slice(0, ply)) {
    const move = parseSan(gamePosition(game), one)
    if (move === null) throw new RangeError(`${one} is not legal`)
    uci = playMove(game, move).uci
  }
  const position = gamePosition(game)
  const check = isCheck(position) ? kingSquare(position, turn(position)) : null
  return { fen: makeFen(position), uci, check }
}
