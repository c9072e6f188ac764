import {
  findMove,
  gamePosition,
  makeSan,
  parseUci,
  playMove,
  START_FEN,
  startGame,
  type Variant,
} from '@lance/chess'

/** A ply of a stored game: its move, the engine's where it is known, and the position after it. */
export type Ply = {
  ply: number
  isWhite: boolean
  san: string
  uci: string
  fen: string
  /** The engine's move instead, in SAN; null where nothing compared this one. */
  best: string | null
}

/** The rules of a game, and its position before the first move. */
export type Start = { fen: string; variant: Variant }

export const STANDARD_START: Start = { fen: START_FEN, variant: 'standard' }

/** Replays a game. `bestOf`: the engine's move at a ply, in UCI. Stops at a move that is not legal. */
export function replay(
  ucis: readonly string[],
  bestOf: (ply: number) => string | null,
  start: Start = STANDARD_START,
): Ply[] {
  const game = startGame(start.fen, start)
  const plies: Ply[] = []
  const find = (uci: string) => {
    const wanted = parseUci(uci)
    return wanted && findMove(gamePosition(game), wanted)
  }
  for (const [index, uci] of ucis.entries()) {
    const ply = index + 1
    const engine = bestOf(ply)
    const engineMove = engine === null ? null : find(engine)
    const best = engineMove === null ? null : makeSan(gamePosition(game), engineMove)
    const move = find(uci)
    if (move === null) break
    const { san, fen } = playMove(game, move)
    plies.push({ ply, isWhite: ply % 2 === 1, san, uci, fen, best })
  }
  return plies
}

/** The number before a move: `12.` for White, `12…` for Black. */
export const numberOf = ({ ply, isWhite }: Pick<Ply, 'ply' | 'isWhite'>): string =>
  `${Math.ceil(ply / 2)}${isWhite ? '.' : '…'}`

export type PlacedPiece = { letter: string; index: number }

/** The pieces of a FEN by the index of their square, from the top left as seen from this side. */
export function placePieces(fen: string, side: 'white' | 'black'): PlacedPiece[] {
  const [rows = ''] = fen.split(' ')
  const pieces: PlacedPiece[] = []
  let index = 0
  for (const letter of rows) {
    if (letter >= '1' && letter <= '8') index += Number(letter)
    else if (letter !== '/') pieces.push({ letter, index: index++ })
  }
  return side === 'white' ? pieces : pieces.map((piece) => ({ ...piece, index: 63 - piece.index }))
}

/** The index of a square such as `e4`, from the top left as seen from this side. */
export function indexOf(square: string, side: 'white' | 'black'): number {
  const fromTop = (8 - Number(square.charAt(1))) * 8 + square.charCodeAt(0) - 97
  return side === 'white' ? fromTop : 63 - fromTop
}
