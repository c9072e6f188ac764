import type { SwissCell } from '@lance/contract'
import { displayName } from '@lance/domain'
import { HALF_POINTS, halfPointsOf, wasPlayed } from '@lance/domain/swiss'
import type { CellRow } from './cellStore.ts'
import type { ByeRow } from './swissStore.ts'

/** What a player did in each round up to this one, in wire format. `matches` and `byes` may be those of others too. */
export function makeCells(
  userId: string,
  { matches, byes, upTo }: { matches: readonly CellRow[]; byes: readonly ByeRow[]; upTo: number },
): SwissCell[] {
  const own = new Map(matches.flatMap((row) => (row.userId === userId ? [[row.round, row] as const] : [])))
  const halves = new Set(byes.flatMap((bye) => (bye.userId === userId ? [bye.round] : [])))
  return Array.from({ length: upTo }, (_, index): SwissCell => {
    const round = index + 1
    const match = own.get(round)
    if (match !== undefined) return makeCell(match)
    const isHalf = halves.has(round)
    return isHalf
      ? { kind: 'half', round, points: HALF_POINTS.half / 2 }
      : { kind: 'absent', round, points: HALF_POINTS.zero }
  })
}

function makeCell({ round, result, whiteId, gameId, userId, ...opponent }: CellRow): SwissCell {
  if (opponent.opponentId === null) return { kind: 'pairing', round, points: HALF_POINTS.pairing / 2 }
  const { opponentId: id, opponentName, opponentNumber: number } = opponent
  const color = whiteId === userId ? 'white' : 'black'
  return {
    kind: 'game',
    round,
    opponent: { id, name: displayName({ id, name: opponentName }), number },
    color,
    points: result === null ? null : halfPointsOf(result)[color] / 2,
    isForfeit: result !== null && !wasPlayed(result),
    gameId,
  }
}

/** The points of cells; games that are not over count nothing. */
export const sumPoints = (cells: readonly SwissCell[]): number =>
  cells.reduce((sum, { points }) => sum + (points ?? 0), 0)
