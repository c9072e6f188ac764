import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareRows,
  openStandings,
  placeRow,
  RANKING_PAGE_MAX,
  rankOf,
  readRanking,
  removeRow,
  type StandingRow,
} from './arenaStandings.ts'
import { ARENA_MAX_PLAYERS } from './arenaTerms.ts'

const row = (playerId: string, points: number, more: Partial<StandingRow> = {}): StandingRow => ({
  playerId,
  points,
  performance: 1500,
  reachedAtMs: 0,
  ...more,
})
const standingsOf = (rows: readonly StandingRow[]) => {
  const standings = openStandings()
  for (const one of rows) placeRow(standings, one)
  return standings
}
const ids = (rows: readonly { playerId: string }[]) => rows.map(({ playerId }) => playerId)

describe('placeRow', () => {
  it('ranks by points, then performance, then the earlier arrival, then id', () => {
    const standings = standingsOf([
      row('e', 4),
      row('d', 4),
      row('f', 4, { reachedAtMs: -1 }),
      row('g', 4, { performance: 1501, reachedAtMs: 9 }),
      row('h', 5, { performance: 900 }),
    ])
    const ranking = readRanking(standings, { fromRank: 1, count: 9 })
    expect(ids(ranking)).toEqual(['h', 'g', 'f', 'd', 'e'])
    expect(ranking.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
  })

  it('agrees with a plain sort after any changes', () => {
    const change = fc.record({
      playerId: fc.nat(25).map(String),
      points: fc.nat(4),
      performance: fc.constantFrom(1400, 1500),
      reachedAtMs: fc.nat(2),
      isRemoved: fc.boolean(),
    })
    const page = fc.record({ fromRank: fc.integer({ min: 1, max: 30 }), count: fc.nat(12) })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 80, size: 'max' }), page, (changes, { fromRank, count }) => {
        const standings = openStandings()
        const model = new Map<string, StandingRow>()
        for (const { isRemoved, ...next } of changes) {
          if (isRemoved) expect(removeRow(standings, next.playerId)).toBe(model.delete(next.playerId))
          else placeRow(standings, model.set(next.playerId, next).get(next.playerId) ?? next)
        }
        const sorted = [...model.values()].sort(compareRows)
        for (const [index, { playerId }] of sorted.entries())
          expect(rankOf(standings, playerId)).toBe(index + 1)
        const ranked = sorted.map((one, index) => ({ ...one, rank: index + 1 }))
        const shown = readRanking(standings, { fromRank, count })
        expect(shown).toEqual(ranked.slice(fromRank - 1, fromRank - 1 + count))
        expect(rankOf(standings, 'stranger')).toBeNull()
      }),
      { numRuns: 150 },
    )
  })

  it('stays shallow with 10,000 players who enter in order, and refuses one more', () => {
    const standings = openStandings()
    for (let index = 0; index < ARENA_MAX_PLAYERS; index++)
      placeRow(standings, row(`p${index}`, 0, { reachedAtMs: index }))
    expect(placeRow(standings, row('late', 0))).toEqual({ ok: false, code: 'ARENA_FULL' })
    expect(placeRow(standings, row('p9999', 1))).toEqual({ ok: true })
    expect(rankOf(standings, 'p9999')).toBe(1)
    expect(rankOf(standings, 'p9998')).toBe(ARENA_MAX_PLAYERS)
    expect(depthOf(standings.tree)).toBeLessThan(50)
  })

  it('throws on numbers that have no order', () => {
    expect(() => placeRow(openStandings(), row('a', Number.NaN))).toThrow(RangeError)
  })
})

describe('readRanking', () => {
  it('bounds a page', () => {
    const standings = standingsOf(Array.from({ length: 150 }, (_, index) => row(`p${index}`, index)))
    expect(readRanking(standings, { fromRank: 1, count: 1e9 }).length).toBe(RANKING_PAGE_MAX)
    expect(ids(readRanking(standings, { fromRank: 149, count: 100 }))).toEqual(['p1', 'p0'])
    expect(readRanking(standings, { fromRank: 151, count: 100 })).toEqual([])
    expect(ids(readRanking(standings, { fromRank: -5, count: 1 }))).toEqual(['p149'])
    expect(readRanking(standings, { fromRank: 1, count: -1 })).toEqual([])
  })
})

type Tree = ReturnType<typeof openStandings>['tree']

function depthOf(tree: Tree): number {
  return tree === null ? 0 : 1 + Math.max(depthOf(tree.left), depthOf(tree.right))
}
