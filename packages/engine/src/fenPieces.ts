const BLACK = 8

/** The pieces of a valid FEN: a type (1 pawn to 6 king) with 8 added for a black one, on a square (a1 is 0, h8 is 63). */
export function fenPieces(fen: string): { piece: number; square: number }[] {
  const [board = ''] = fen.split(' ')
  return board.split('/').flatMap((rank, index) => {
    let square = 56 - 8 * index
    return [...rank].flatMap((letter) => {
      const type = 'pnbrqk'.indexOf(letter.toLowerCase()) + 1
      if (type > 0)
        return [{ piece: letter === letter.toLowerCase() ? type | BLACK : type, square: square++ }]
      square += Number(letter)
      return []
    })
  })
}
