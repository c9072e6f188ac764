import type { ArenaPlayer, OwnArenaRow } from '@lance/contract'
import { displayName } from '@lance/domain'
import { isOnStreak } from '@lance/domain/arena'
import type { PersonRow, PlayerRow } from './standingsStore.ts'

/** A person with the marks that lists show, in wire format. */
export const showMarked = ({ id, name, role, titles }: PersonRow) => ({
  id,
  name: displayName({ id, name }),
  isPremium: role === 'PREMIUM',
  titles,
})

/** A row of the standings in wire format. */
export function showPlayer(row: PlayerRow, rank: number): ArenaPlayer {
  const { userId, name, role, titles, points, performance, games, wins, winsInRow, sheet, gameId } = row
  return {
    rank,
    user: showMarked({ id: userId, name, role, titles }),
    points,
    performance,
    games,
    wins,
    isOnFire: isOnStreak({ winsInRow, hasDrawn: false }),
    sheet,
    gameId,
    isPaused: row.pausedBy !== null,
  }
}

export const showOwn = (row: PlayerRow, rank: number): OwnArenaRow => ({
  ...showPlayer(row, rank),
  pausedBy: row.pausedBy,
})
