import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ArenaResult } from './arenaGame.ts'
import { addResult, performanceOf, sheetOf, startScore } from './sheetOf.ts'
import { slowPoints } from './testing/slowPoints.ts'

const RESULTS: Record<string, Partial<ArenaResult>> = {
  W: { outcome: 'win' },
  D: { outcome: 'draw' },
  L: { outcome: 'loss' },
  // A win, berserk; the same with too few moves; a short draw; a long one; an absence.
  B: { outcome: 'win', isBerserk: true },
  b: { outcome: 'win', isBerserk: true, ply: 13, ownMoves: 6 },
  d: { outcome: 'draw', ply: 19, ownMoves: 9 },
  M: { outcome: 'draw', ply: 61, ownMoves: 30 },
  N: { outcome: 'noShow', ply: 0, ownMoves: 0, isPlayed: false },
}
const resultsOf = (letters: string): ArenaResult[] =>
  [...letters].map((letter, index) => ({
    outcome: 'win',
    ownMoves: 20,
    ply: 40,
    isBerserk: false,
    opponentRating: 1500,
    isPlayed: true,
    endedAtMs: 1000 * (index + 1),
    ...RESULTS[letter],
  }))
const sheet = (letters: string) => sheetOf(resultsOf(letters), { enteredAtMs: 0 })
const points = (letters: string) => sheet(letters).lines.map((line) => line.points)

describe('sheetOf', () => {
  it('gives 2 for a win, 1 for a draw, nothing for a loss or an absence', () => {
    expect(points('WDLN')).toEqual([2, 1, 0, 0])
  })

  it('doubles after two wins in a row, until a game is not won', () => {
    expect(points('WWD')).toEqual([2, 2, 2])
    expect(points('WWWWLW')).toEqual([2, 2, 4, 4, 0, 2])
    expect(points('WWNWWW')).toEqual([2, 2, 0, 2, 2, 4])
    expect(points('WWdW')).toEqual([2, 2, 0, 2])
  })

  it('marks the wins that started a streak and the games it doubled', () => {
    const streaks = (letters: string) => sheet(letters).lines.map(({ streak }) => streak)
    expect(streaks('WLWWWDW')).toEqual(['none', 'none', 'start', 'start', 'double', 'double', 'none'])
    expect(streaks('WWL')).toEqual(['start', 'start', 'none'])
  })

  it('adds a point, never doubled, for a berserk win with seven own moves', () => {
    expect(points('BBB')).toEqual([3, 3, 5])
    expect(points('b')).toEqual([2])
    const lost = resultsOf('L').map((result) => ({ ...result, isBerserk: true }))
    expect(sheetOf(lost, { enteredAtMs: 0 }).score.points).toBe(0)
  })

  it('gives nothing for a draw before both have made ten moves', () => {
    expect(points('d')).toEqual([0])
    const tenMoves = resultsOf('D').map((result) => ({ ...result, ply: 20 }))
    expect(sheetOf(tenMoves, { enteredAtMs: 0 }).score.points).toBe(1)
  })

  it('scores only the first of several draws and long ones, until a win', () => {
    expect(points('DDMDWD')).toEqual([1, 0, 1, 0, 2, 1])
    expect(points('DLD')).toEqual([1, 0, 0])
    expect(points('MD')).toEqual([1, 0])
    // A draw too short to score does not spend the first one.
    expect(points('dD')).toEqual([0, 1])
    const sixty = resultsOf('DD').map((result) => ({ ...result, ply: 60 }))
    expect(sheetOf(sixty, { enteredAtMs: 0 }).score.points).toBe(1)
  })

  it('agrees with a slow model that looks back at every game', () => {
    const letters = fc.array(fc.constantFrom(...'WWWDLBbdMN'), { maxLength: 40, size: 'max' })
    fc.assert(
      fc.property(letters, (sequence) => {
        const results = resultsOf(sequence.join(''))
        const { lines, score } = sheetOf(results, { enteredAtMs: 0 })
        expect(score.points).toBe(slowPoints(results))
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(score.points)
        expect(results.reduce(addResult, startScore({ enteredAtMs: 0 }))).toEqual(score)
      }),
      { numRuns: 300 },
    )
  })

  it('remembers when the points were reached', () => {
    expect(sheetOf([], { enteredAtMs: 7 }).score.reachedAtMs).toBe(7)
    expect(sheet('WLWLL').score.reachedAtMs).toBe(3000)
  })
})

describe('performanceOf', () => {
  it('is the mean of the opponents, with 400 more for a win and less for a loss', () => {
    expect(performanceOf(sheet('W').score)).toBe(1900)
    expect(performanceOf(sheet('WDL').score)).toBe(1500)
    expect(performanceOf(sheet('WLL').score)).toBe(1367)
  })

  it('leaves out games in which one side was absent', () => {
    expect(performanceOf(sheet('WN').score)).toBe(1900)
    expect(performanceOf(sheet('N').score)).toBe(0)
  })
})
