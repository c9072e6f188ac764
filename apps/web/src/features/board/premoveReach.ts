import type { Square, Variant } from '@lance/chess'
import { colorOf, isOwnRook, type Placement, roleOf } from './placement.ts'

type Step = (across: number, up: number) => boolean

const isStraight: Step = (across, up) => across === 0 || up === 0
const isDiagonal: Step = (across, up) => Math.abs(across) === Math.abs(up)

/**
 * Where a piece could go on the player's next turn, ignoring other pieces: what is in the way may leave by
 * then, and something to capture may arrive. Whether the move is legal is decided when the turn comes.
 */
export function premoveReach(
  placement: Placement,
  from: Square,
  variant: Variant = 'standard',
): readonly Square[] {
  const letter = placement[from] ?? null
  if (letter === null) return []
  const isReached = stepOf(placement, from, variant)
  const reached: Square[] = []
  for (let to = 0; to < 64; to++) {
    if (to !== from && isReached((to & 7) - (from & 7), (to >> 3) - (from >> 3))) reached.push(to)
  }
  return reached
}

function stepOf(placement: Placement, from: Square, variant: Variant): Step {
  const letter = placement[from] ?? 'P'
  const isWhite = colorOf(letter) === 'white'
  switch (roleOf(letter)) {
    case 'pawn':
      return pawnStep(from, isWhite)
    case 'knight':
      return (across, up) => Math.abs(across * up) === 2
    case 'bishop':
      return isDiagonal
    case 'rook':
      return isStraight
    case 'queen':
      return (across, up) => isStraight(across, up) || isDiagonal(across, up)
    case 'king':
      return variant === 'chess960' ? kingStep960(placement, from) : kingStep(placement, from, isWhite)
  }
}

function pawnStep(from: Square, isWhite: boolean): Step {
  const ahead = isWhite ? 1 : -1
  const isAtHome = from >> 3 === (isWhite ? 1 : 6)
  return (across, up) =>
    (up === ahead && Math.abs(across) <= 1) || (isAtHome && across === 0 && up === 2 * ahead)
}

const isNear: Step = (across, up) => Math.abs(across) <= 1 && Math.abs(up) <= 1

/** In Chess960 a king may castle with any rook of its own on its rank, by moving onto it. */
function kingStep960(placement: Placement, from: Square): Step {
  return (across, up) => isNear(across, up) || (up === 0 && isOwnRook(placement, [from, from + across]))
}

/** A king on its home square may castle with a rook on its own home square. */
function kingStep(placement: Placement, from: Square, isWhite: boolean): Step {
  const home = isWhite ? 4 : 60
  const rook = isWhite ? 'R' : 'r'
  return (across, up) => {
    if (isNear(across, up)) return true
    if (from !== home || up !== 0) return false
    return (across === 2 && placement[home + 3] === rook) || (across === -2 && placement[home - 4] === rook)
  }
}
