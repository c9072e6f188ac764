import type { Color } from '../position.ts'
import type { Square } from '../squares.ts'
import type { SetupPieces } from './setup.ts'

export type Step = readonly [file: number, rank: number]

export const STRAIGHT: readonly Step[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
]
export const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]
const KNIGHT: readonly Step[] = [-2, -1, 1, 2].flatMap((file) =>
  [-2, -1, 1, 2].flatMap((rank): Step[] => (Math.abs(file) === Math.abs(rank) ? [] : [[file, rank]])),
)

/** The square one step away, or null beyond the edge. */
export function stepFrom(square: Square, [file, rank]: Step): Square | null {
  const [toFile, toRank] = [(square & 7) + file, (square >> 3) + rank]
  return toFile < 0 || toFile > 7 || toRank < 0 || toRank > 7 ? null : toRank * 8 + toFile
}

/** The squares of the pieces of a color that attack a square, on any board, with any number of kings. */
export function attackersOf(pieces: SetupPieces, square: Square, by: Color): Square[] {
  const found: Square[] = []
  const isOne = (at: Square, roles: string) => {
    const piece = pieces[at]
    const own = by === 'white' ? roles.toUpperCase() : roles
    return piece != null && own.includes(piece)
  }
  const near = (steps: readonly Step[], role: string) => {
    for (const step of steps) {
      const at = stepFrom(square, step)
      if (at !== null && isOne(at, role)) found.push(at)
    }
  }
  const along = (steps: readonly Step[], roles: string) => {
    for (const step of steps) {
      let at = stepFrom(square, step)
      while (at !== null && pieces[at] == null) at = stepFrom(at, step)
      if (at !== null && isOne(at, roles)) found.push(at)
    }
  }
  // A pawn attacks the square from where a pawn of the other color on it would attack.
  const back = by === 'white' ? -1 : 1
  near(
    [
      [-1, back],
      [1, back],
    ],
    'p',
  )
  near(KNIGHT, 'n')
  near([...STRAIGHT, ...DIAGONAL], 'k')
  along(STRAIGHT, 'rq')
  along(DIAGONAL, 'bq')
  return found
}
