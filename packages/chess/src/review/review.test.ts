import { describe, expect, it } from 'vitest'
import { gameAccuracy, moveAccuracy } from './accuracy.ts'
import { type Evaluation, evaluateGame } from './evaluateGame.ts'
import { judgeMove } from './judgeMove.ts'
import { summarizeGame } from './summarizeGame.ts'
import { verdictOf, verdictOfEnd, whiteChances } from './verdict.ts'

const passOf = (depthPlies: number) => ({ depthPlies, maxNodes: 50_000 })
const OPTIONS = { passes: [1, 3].map(passOf) }
const foolsMate = ['f2f3', 'e7e5', 'g2g4', 'd8h4']

describe('whiteChances', () => {
  it('returns 50 for an even position, and mirrors the chances for a mirrored evaluation', () => {
    expect(whiteChances({ kind: 'centipawns', value: 0 })).toBe(50)
    const [up, down] = [300, -300].map((value) => whiteChances({ kind: 'centipawns', value }))
    expect(up! + down!).toBeCloseTo(100)
    expect(up).toBeCloseTo(80.8, 1)
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

describe('evaluateGame', () => {
  it('evaluates every position once per pass, from the end, shallow first, and reports its progress', () => {
    const steps = [...evaluateGame({ ucis: foolsMate }, OPTIONS)]
    expect(steps.map(({ ply }) => ply)).toEqual([4, 3, 2, 1, 0, 4, 3, 2, 1, 0])
    expect(steps.map(({ isPassOver }) => isPassOver)).toEqual(steps.map(({ ply }) => ply === 0))
    expect(steps.map(({ done }) => done)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(steps.every(({ total }) => total === 10)).toBe(true)
    expect(steps[1]?.evaluation).toMatchObject({
      verdict: { kind: 'mate', winner: 'black', moves: 1 },
      best: 'd8h4',
      line: ['d8h4'],
      lost: 0,
      depthPlies: 1,
    })
    expect(steps[5]?.evaluation).toEqual({
      verdict: { kind: 'mate', winner: 'black', moves: 0 },
      best: null,
      line: [],
      lost: null,
      depthPlies: 0,
    })
  })

  it('recognizes a draw on the board', () => {
    const fen = '7k/5Q2/8/8/8/8/8/K7 b - - 0 1'
    const [step] = evaluateGame({ ucis: [], fen }, OPTIONS)
    expect(step?.evaluation).toMatchObject({ verdict: { kind: 'centipawns', value: 0 }, best: null })
  })

  it('throws on an illegal move', () => {
    expect(() => [...evaluateGame({ ucis: ['e2e5'] }, OPTIONS)]).toThrow('ply 1 is not a legal move: e2e5')
  })
})

describe('summarizeGame', () => {
  const review = (ucis: string[], depthPlies: number) => {
    const evaluations: Evaluation[] = []
    for (const { ply, evaluation } of evaluateGame({ ucis }, { passes: [passOf(depthPlies)] })) {
      evaluations[ply] = evaluation
    }
    return summarizeGame({ ucis, firstMover: 'white' }, evaluations)
  }

  it('finds the blunder that allowed the mate, and a better move', () => {
    const { moves, white, black, whiteChances: chances } = review(foolsMate, 3)
    expect(moves.slice(1).map(({ judgement }) => judgement)).toEqual([null, 'blunder', null])
    expect(moves[2]?.better?.uci).not.toBe('g2g4')
    expect(moves[2]?.better?.line[0]).toBe(moves[2]?.better?.uci)
    expect(moves[3]?.better).toBeNull()
    expect(white.blunder).toBe(1)
    expect(black).toMatchObject({ inaccuracy: 0, mistake: 0, blunder: 0 })
    expect(white.accuracy).toBeLessThan(black.accuracy!)
    expect(chances.at(-1)).toBe(0)
  })

  it('attributes the first move to Black when Black begins', () => {
    const evaluations = [...evaluateGame({ ucis: [] }, { passes: [{ depthPlies: 1, maxNodes: 100 }] })]
    const one = evaluations[0]!.evaluation
    const { moves } = summarizeGame({ ucis: ['e7e5'], firstMover: 'black' }, [one, one])
    expect(moves[0]).toMatchObject({ ply: 1, color: 'black' })
  })

  it('requires an evaluation of each position', () => {
    expect(() => summarizeGame({ ucis: ['e2e4'], firstMover: 'white' }, [])).toThrow(RangeError)
  })
})
