import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SPEEDS } from '../timeControl.ts'
import {
  addScore,
  cellOf,
  moveCodeOf,
  type PositionCounts,
  packCounts,
  RATING_BANDS,
  ratingBandOf,
  sumByMove,
  traceGame,
  unpackCounts,
} from './index.ts'

const games = fc.nat({ max: 3_000_000 })
const score = fc
  .record({ white: games, draws: games, black: games })
  .filter(({ white, draws, black }) => white + draws + black > 0)
const cell = fc
  .record({
    move: fc.nat({ max: 4 * 4096 + 4095 }),
    speed: fc.constantFrom(...SPEEDS),
    band: fc.constantFrom(...RATING_BANDS),
  })
  .map(cellOf)

describe('what was played from a position', () => {
  it('is the same after packing and unpacking [STUDY-50]', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, score), { maxLength: 60 }), (entries) => {
        const counts: PositionCounts = new Map(entries)
        expect(unpackCounts(packCounts(counts))).toEqual(counts)
      }),
    )
  })

  it('takes four bytes where a single game was played [STUDY-50]', () => {
    const move = moveCodeOf('e2e4') ?? -1
    const counts: PositionCounts = new Map([
      [cellOf({ move, speed: 'blitz', band: 1400 }), { white: 0, draws: 1, black: 0 }],
    ])
    expect(packCounts(counts)).toHaveLength(4)
  })

  it('is refused, or is what packing would write, whatever the bytes [STUDY-50]', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 24 }), (bytes) => {
        const counts = unpackCounts(bytes)
        if (counts !== null) expect(packCounts(counts)).toEqual(bytes)
      }),
    )
  })

  it('is refused where the end is missing, a cell repeats or a number is too large', () => {
    const whole = packCounts(new Map([[5, { white: 200, draws: 1, black: 0 }]]))
    expect(unpackCounts(whole.slice(0, -1))).toBeNull()
    expect(unpackCounts(Uint8Array.of(5, 0, 0, 1))).toBeNull()
    expect(unpackCounts(Uint8Array.of(5, 255, 255, 255, 255, 255, 255, 255, 1, 0, 0))).toBeNull()
  })

  it('is summed by move, of one pace or one band [STUDY-51]', () => {
    const counts: PositionCounts = new Map()
    const add = (speed: 'blitz' | 'rapid', band: 1200 | 1400, white: number) =>
      addScore(counts, cellOf({ move: 7, speed, band }), { white, draws: 0, black: 0 })
    add('blitz', 1200, 1)
    add('blitz', 1400, 2)
    add('rapid', 1400, 4)
    add('rapid', 1400, 8)
    const whiteOf = (chosen: Parameters<typeof sumByMove>[1]) => sumByMove(counts, chosen).get(7)?.white
    expect([{}, { speed: 'blitz' as const }, { band: 1400 as const }].map(whiteOf)).toEqual([15, 3, 14])
    expect(sumByMove(counts, { speed: 'rapid', band: 1200 })).toEqual(new Map())
  })
})

describe('a counted game', () => {
  it('has the band of its average rating [STUDY-51]', () => {
    const bandOf = (whiteElo: number, blackElo: number) => ratingBandOf({ whiteElo, blackElo })
    expect([bandOf(-5, 0), bandOf(1000, 1399), bandOf(1000, 1400), bandOf(2900, 2300)]).toEqual([
      0, 0, 1200, 2200,
    ])
  })

  it('has each position once, however often it came back, and ends at what is no move [STUDY-50]', () => {
    const back = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'e2e4']
    expect(traceGame(back).map(({ uci }) => uci)).toEqual(back.slice(0, 4))
    expect(traceGame(['e2e4', 'e7e4', 'e7e5'])).toHaveLength(1)
    expect(
      traceGame(
        Array.from({ length: 4 }, (_, at) => back[at] as string),
        2,
      ),
    ).toHaveLength(2)
  })

  it('reaches the same position by another order of moves', () => {
    const after = (...ucis: string[]) => traceGame([...ucis, 'e2e3']).at(-1)?.position
    expect(after('d2d4', 'd7d5', 'c2c4', 'e7e6')).toBe(after('c2c4', 'e7e6', 'd2d4', 'd7d5'))
  })
})
