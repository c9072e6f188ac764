import { describe, expect, it } from 'vitest'
import { gameAccuracy, moveAccuracy } from './accuracy.ts'
import type { Evaluation } from './evaluation.ts'
import { judgeMove } from './judgeMove.ts'
import { summarizeGame } from './summarizeGame.ts'
import { type Verdict, verdictOf, verdictOfEnd, whiteChances } from './verdict.ts'

const foolsMate = ['f2f3', 'e7e5', 'g2g4', 'd8h4']

describe('whiteChances', () => {
  it('returns 50 for an even position, and mirrors the chances for a mirrored evaluation', () => {
    expect(whiteChances({ kind: 'centipawns', value: 0 })).toBe(50)
    const [up, down] = [300, -300].map((value) => whiteChances({ kind: 'centipawns', value }))
    expect(up! + down!).toBeCloseTo(100)
    expect(up).toBeCloseTo(71.7, 1)
  })

  it('does not grow beyond ten pawns, and returns 0 or 100 for a mate', () => {
    const ten = whiteChances({ kind: 'centipawns', value: 1000 })
    expect(whiteChances({ kind: 'centipawns', value: 2000 })).toBe(ten)
    expect(ten).toBeLessThan(100)
    expect(whiteChances({ kind: 'mate', winner: 'white', moves: 9 })).toBe(100)
    expect(whiteChances({ kind: 'mate', winner: 'black', moves: 0 })).toBe(0)
  })

  it('uses a verdict from White’s side, converted from the mover’s evaluation', () => {
    expect(verdictOf({ kind: 'centipawns', value: 30 }, 'black')).toEqual({ kind: 'centipawns', value: -30 })
    expect(verdictOf({ kind: 'centipawns', value: 0 }, 'black')).toEqual({ kind: 'centipawns', value: 0 })
    expect(verdictOf({ kind: 'mate', moves: -2 }, 'black')).toEqual({
      kind: 'mate',
      winner: 'white',
      moves: 2,
    })
    expect(verdictOfEnd({ kind: 'stalemate' })).toEqual({ kind: 'centipawns', value: 0 })
  })
})

describe('judging moves', () => {
  it('judges a move by the chances it threw away [REVIEW-4]', () => {
    const lost = [0, 4.9, 5, 9.9, 10, 21.9, 22, 60]
    expect(lost.map(judgeMove)).toEqual([
      null,
      null,
      'inaccuracy',
      'inaccuracy',
      'mistake',
      'mistake',
      'blunder',
      'blunder',
    ])
  })

  it('gives full accuracy to a move that loses nothing, and less the more a move loses', () => {
    const of = (lost: number) => moveAccuracy({ before: 90, after: 90 - lost })
    expect(of(0)).toBeCloseTo(100, 1)
    expect(of(-5)).toBeCloseTo(100, 1)
    expect(of(10)).toBeCloseTo(63.6, 1)
    expect(of(90)).toBe(0)
  })

  it('rates the accuracy of a game with only good moves, with one blunder, and without moves', () => {
    const firstMover = 'white' as const
    const even = Array.from({ length: 41 }, () => 50)
    expect(gameAccuracy(even, { color: 'white', firstMover })).toBeCloseTo(100, 1)
    const blundered = even.map((chances, ply) => (ply > 20 ? 95 : chances))
    expect(gameAccuracy(blundered, { color: 'white', firstMover })).toBeGreaterThan(95)
    expect(gameAccuracy(blundered, { color: 'black', firstMover })).toBeCloseTo(100, 1)
    const black = blundered.map((chances, ply) => (ply > 21 ? 5 : chances))
    expect(gameAccuracy(black, { color: 'black', firstMover })).toBeCloseTo(100, 1)
    expect(gameAccuracy([50], { color: 'white', firstMover })).toBeNull()
    expect(gameAccuracy([50, 50], { color: 'black', firstMover })).toBeNull()
  })
})

describe('summarizeGame', () => {
  const centipawns = (value: number) => ({ kind: 'centipawns', value }) as const
  const evaluation = (verdict: Verdict, best: string | null, lost: number | null): Evaluation => ({
    verdict,
    best,
    lost,
    line: best === null ? [] : [best],
    depthPlies: best === null ? 0 : 9,
  })
  const evaluations = [
    evaluation(centipawns(20), 'e2e4', 6),
    evaluation(centipawns(-60), 'e7e5', 0),
    evaluation(centipawns(-60), 'e2e4', 44),
    evaluation({ kind: 'mate', winner: 'black', moves: 1 }, 'd8h4', 0),
    evaluation({ kind: 'mate', winner: 'black', moves: 0 }, null, null),
  ]

  it('finds the blunder that allowed the mate, and a better move', () => {
    const {
      moves,
      white,
      black,
      whiteChances: chances,
    } = summarizeGame({ ucis: foolsMate, firstMover: 'white' }, evaluations)
    expect(moves.map(({ judgement }) => judgement)).toEqual(['inaccuracy', null, 'blunder', null])
    expect(moves[2]?.better).toEqual({ uci: 'e2e4', line: ['e2e4'] })
    expect(moves[3]?.better).toBeNull()
    expect(white.blunder).toBe(1)
    expect(black).toMatchObject({ inaccuracy: 0, mistake: 0, blunder: 0 })
    expect(white.accuracy).toBeLessThan(black.accuracy!)
    expect(chances.at(-1)).toBe(0)
  })

  it('judges the best move as no mistake, whatever it lost', () => {
    const best = evaluations.with(2, evaluation(centipawns(-60), 'g2g4', 44))
    expect(summarizeGame({ ucis: foolsMate, firstMover: 'white' }, best).moves[2]?.judgement).toBeNull()
  })

  it('attributes the first move to Black when Black begins', () => {
    const one = evaluation(centipawns(0), 'e7e5', 0)
    const { moves } = summarizeGame({ ucis: ['e7e5'], firstMover: 'black' }, [one, one])
    expect(moves[0]).toMatchObject({ ply: 1, color: 'black' })
  })

  it('requires an evaluation of each position', () => {
    expect(() => summarizeGame({ ucis: ['e2e4'], firstMover: 'white' }, [])).toThrow(RangeError)
  })
})
