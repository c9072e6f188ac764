import { ARENA_MAX_PLAYERS } from './arenaTerms.ts'
import { countBefore, insertItem, type RankTree, removeItem, sliceTree } from './rankTree.ts'
import { type ArenaScore, performanceOf } from './sheetOf.ts'

/** The longest page of a ranking, in rows. */
export const RANKING_PAGE_MAX = 100

/** What a player is ranked by. `performance` is a rating; times are in ms since 1970. */
export type StandingRow = { playerId: string; points: number; performance: number; reachedAtMs: number }

/** A row and its rank, from 1. No two players share a rank. */
export type RankedRow = StandingRow & { rank: number }

/** The standings of a running arena. They change in place: a result moves one row. */
export type ArenaStandings = {
  tree: RankTree<StandingRow>
  rows: Map<string, StandingRow>
  insertions: number
}

export function openStandings(): ArenaStandings {
  return { tree: null, rows: new Map(), insertions: 0 }
}

export function makeRow(playerId: string, score: ArenaScore): StandingRow {
  return {
    playerId,
    points: score.points,
    performance: performanceOf(score),
    reachedAtMs: score.reachedAtMs,
  }
}

/**
 * The order of the standings: more points, then the better performance, then the earlier arrival at these points.
 * Players who are equal even then come in order of id, so that every server ranks alike.
 */
export function compareRows(one: StandingRow, other: StandingRow): number {
  return (
    other.points - one.points ||
    other.performance - one.performance ||
    one.reachedAtMs - other.reachedAtMs ||
    (one.playerId < other.playerId ? -1 : one.playerId > other.playerId ? 1 : 0)
  )
}

/** Enters a player, or moves them to where their new row belongs: O(log n). Refuses one player too many. */
export function placeRow(
  standings: ArenaStandings,
  row: StandingRow,
): { ok: true } | { ok: false; code: 'ARENA_FULL' } {
  if (![row.points, row.performance, row.reachedAtMs].every(Number.isFinite))
    throw new RangeError('A row of the standings needs finite numbers.')
  if (!standings.rows.has(row.playerId) && standings.rows.size >= ARENA_MAX_PLAYERS)
    return { ok: false, code: 'ARENA_FULL' }
  removeRow(standings, row.playerId)
  standings.insertions += 1
  standings.tree = insertItem(standings.tree, row, { compare: compareRows, serial: standings.insertions })
  standings.rows.set(row.playerId, row)
  return { ok: true }
}

/** Takes a player out of the standings, as after a disqualification. False if they were not in it. */
export function removeRow(standings: ArenaStandings, playerId: string): boolean {
  const row = standings.rows.get(playerId)
  if (row === undefined) return false
  standings.tree = removeItem(standings.tree, row, compareRows)
  return standings.rows.delete(playerId)
}

/** A player's rank, from 1: O(log n). Null if they have not entered. */
export function rankOf(standings: ArenaStandings, playerId: string): number | null {
  const row = standings.rows.get(playerId)
  return row === undefined ? null : countBefore(standings.tree, row, compareRows) + 1
}

/**
 * A part of the ranking from the rank `fromRank` on, at most `RANKING_PAGE_MAX` rows: O(log n + count). The first N
 * are a page from rank 1.
 */
export function readRanking(
  standings: ArenaStandings,
  { fromRank, count }: { fromRank: number; count: number },
): RankedRow[] {
  const from = Math.max(0, Math.floor(fromRank) - 1)
  const to = from + Math.min(RANKING_PAGE_MAX, Math.floor(count))
  return sliceTree(standings.tree, { from, to }).map((row, index) => ({ ...row, rank: from + index + 1 }))
}
