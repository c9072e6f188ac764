import type { ArenaProgress } from '@lance/contract'
import {
  type ArenaStandings,
  openStandings,
  placeRow,
  type RankedRow,
  rankOf,
  readRanking,
} from '@lance/domain/arena'
import type { PlayerRow } from './standingsStore.ts'

/** When an arena ends, and when it stops pairing. */
export type ArenaTimes = { endsAtMs: number; pairsUntilMs: number }

/** The standings of one running arena in this server's memory: a copy of the database, moved forward by its changes. */
export type LiveArena = {
  readonly times: ArenaTimes
  /** Takes in rows as read from the database; rows that are known already change nothing. */
  take(rows: readonly PlayerRow[]): void
  /** Rises with every change. */
  version(): number
  progress(nowMs: number): ArenaProgress
  /** The rows from this rank on. */
  page(options: { fromRank: number; count: number }): { row: PlayerRow; rank: number }[]
  /** A player's row and rank; null if they have not entered. */
  find(userId: string): { row: PlayerRow; rank: number } | null
}

export function openLiveArena(times: ArenaTimes): LiveArena {
  const standings: ArenaStandings = openStandings()
  const rows = new Map<string, PlayerRow>()
  let playing = 0
  let version = 0

  function takeOne(row: PlayerRow): void {
    const known = rows.get(row.userId)
    if (known && known.changedAt.getTime() >= row.changedAt.getTime() && isSame(known, row)) return
    // A slower reader may bring an older row.
    if (known && known.changedAt.getTime() > row.changedAt.getTime()) return
    const { userId: playerId, points, performance, reachedAt } = row
    const placed = placeRow(standings, { playerId, points, performance, reachedAtMs: reachedAt.getTime() })
    if (!placed.ok) return
    playing += Number(row.gameId !== null) - Number(known !== undefined && known.gameId !== null)
    rows.set(playerId, row)
    version++
  }
  const withRow = ({ playerId, rank }: RankedRow) => {
    const row = rows.get(playerId)
    return row === undefined ? [] : [{ row, rank }]
  }

  return {
    times,
    take(read) {
      for (const row of read) takeOne(row)
    },
    version: () => version,
    progress: (nowMs) => ({
      at: nowMs,
      endsAt: times.endsAtMs,
      pairsUntil: times.pairsUntilMs,
      players: rows.size,
      playing,
    }),
    page: (options) => readRanking(standings, options).flatMap(withRow),
    find(userId) {
      const row = rows.get(userId)
      const rank = rankOf(standings, userId)
      return row === undefined || rank === null ? null : { row, rank }
    },
  }
}

/** Rows of the same time may differ: two changes in one millisecond. */
function isSame(one: PlayerRow, other: PlayerRow): boolean {
  return (
    one.points === other.points &&
    one.games === other.games &&
    one.gameId === other.gameId &&
    one.pausedBy === other.pausedBy &&
    one.sheet === other.sheet
  )
}
