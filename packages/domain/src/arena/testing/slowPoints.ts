import type { ArenaResult } from '../arenaGame.ts'

/**
 * A player's points, worked out a second time and slowly: each game looks back at all games before it. The numbers
 * are written out here, so that a changed constant shows.
 */
export function slowPoints(results: readonly ArenaResult[]): number {
  return results.reduce((sum, _, index) => sum + pointsAt(results, index), 0)
}

function pointsAt(results: readonly ArenaResult[], index: number): number {
  const result = results[index]
  if (result === undefined || result.outcome === 'loss' || result.outcome === 'noShow') return 0
  const isStreak =
    index >= 2 && results[index - 1]?.outcome === 'win' && results[index - 2]?.outcome === 'win'
  const factor = isStreak ? 2 : 1
  if (result.outcome === 'win') return 2 * factor + (result.isBerserk && result.ownMoves > 6 ? 1 : 0)
  const lastWin = results.slice(0, index).findLastIndex(({ outcome }) => outcome === 'win')
  const hasDrawn = results
    .slice(lastWin + 1, index)
    .some(({ outcome, ply }) => outcome === 'draw' && ply >= 20)
  return result.ply > 60 || (result.ply >= 20 && !hasDrawn) ? factor : 0
}
