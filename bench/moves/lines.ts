import { legalMoves, makeUci, moveFrom, moveTo, pieceAt, playMove, startGame, undoMove } from '@lance/chess'

/** Numbers from 0 to 1, exclusive, the same for the same random seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * A legal game that goes on and on, in UCI: nothing is captured unless it must be, and a pawn moves before
 * there have been a hundred quiet plies. Null if this seed's game ends nevertheless.
 */
function makeEndlessLine({ plies, seed }: { plies: number; seed: number }): string[] | null {
  const random = seeded(seed)
  const game = startGame()
  const line: string[] = []
  let quiet = 0
  while (line.length < plies) {
    const ranked = legalMoves(game.position)
      .map((move) => {
        const captures = pieceAt(game.position, moveTo(move)) !== null
        const pawn = pieceAt(game.position, moveFrom(move))?.role === 'pawn'
        const wanted = pawn ? quiet > 90 : quiet <= 90
        return {
          move,
          irreversible: captures || pawn,
          rank: random() + (captures ? 2 : 0) + (wanted ? 0 : 1),
        }
      })
      .sort((one, other) => one.rank - other.rank)
    const played = ranked.find(({ move }) => {
      if (playMove(game, move).outcome === null) return true
      undoMove(game)
      return false
    })
    if (!played) return null
    line.push(makeUci(played.move))
    quiet = played.irreversible ? 0 : quiet + 1
  }
  return line
}

/** This many endless lines, always the same ones. */
export function makeEndlessLines({ count, plies }: { count: number; plies: number }): string[][] {
  const lines: string[][] = []
  for (let seed = 1; lines.length < count; seed++) {
    const line = makeEndlessLine({ plies, seed })
    if (line) lines.push(line)
  }
  return lines
}
