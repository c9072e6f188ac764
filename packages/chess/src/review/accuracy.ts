import type { Color } from '../position.ts'

/** How close a move came to losing nothing, 0 to 100, on the curve published by lichess.org. */
export function moveAccuracy(chances: { before: number; after: number }): number {
  const lost = Math.max(0, chances.before - chances.after)
  return Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.04354 * lost) - 3.1669))
}

const WEIGHT_MIN = 0.5
const WEIGHT_MAX = 12

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/**
 * A side's accuracy over a game, 0 to 100, or null if it made no move. As described by lichess.org, the
 * average of two means: one weighted by how much the chances swing around each move, and the harmonic one,
 * which a single blunder pulls down. `whiteChances`: White's chances before the first move and after each.
 */
export function gameAccuracy(
  whiteChances: readonly number[],
  { color, firstMover }: { color: Color; firstMover: Color },
): number | null {
  const span = Math.max(2, Math.min(8, Math.floor((whiteChances.length - 1) / 10)))
  const moves: { accuracy: number; weight: number }[] = []
  for (let ply = 1; ply < whiteChances.length; ply++) {
    const mover = (ply % 2 === 1) === (firstMover === 'white') ? 'white' : 'black'
    if (mover !== color) continue
    const [before = 50, after = 50] = [whiteChances[ply - 1], whiteChances[ply]]
    const chances = color === 'white' ? { before, after } : { before: 100 - before, after: 100 - after }
    const from = Math.max(0, Math.min(ply - span + 1, whiteChances.length - span))
    const around = deviation(whiteChances.slice(from, from + span))
    moves.push({
      accuracy: moveAccuracy(chances),
      weight: Math.max(WEIGHT_MIN, Math.min(WEIGHT_MAX, around)),
    })
  }
  if (moves.length === 0) return null
  const weights = moves.reduce((sum, { weight }) => sum + weight, 0)
  const weighted = moves.reduce((sum, { accuracy, weight }) => sum + accuracy * weight, 0) / weights
  // An accuracy of 0 would make the harmonic mean 0 regardless of the other moves.
  const harmonic = moves.length / moves.reduce((sum, { accuracy }) => sum + 1 / Math.max(1, accuracy), 0)
  return (weighted + harmonic) / 2
}
