import { expect, it } from 'vitest'
import { loadEngine } from '../../node/loadEngine.ts'
import { evaluateGame } from './evaluateGame.ts'

const engine = await loadEngine()
const passOf = (depthPlies: number) => ({ depthPlies, maxNodes: 50_000 })
const OPTIONS = { passes: [1, 3].map(passOf) }
const foolsMate = ['f2f3', 'e7e5', 'g2g4', 'd8h4']

it('evaluates every position once per pass, from the end, shallow first, and reports its progress', () => {
  const steps = [...evaluateGame(engine, { ucis: foolsMate }, OPTIONS)]
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
  expect(steps[7]?.evaluation.lost).toBeGreaterThan(30)
})

it('gives the same evaluations each time, whatever was reviewed before', () => {
  const [one, other] = [1, 2].map(() => [...evaluateGame(engine, { ucis: foolsMate }, OPTIONS)])
  expect(other).toEqual(one)
})

it('counts a move that ends the game for what it brings', () => {
  // The queen's move stalemates; another one mates.
  const fen = '7k/8/6K1/8/8/8/8/5Q2 w - - 0 1'
  const [, step] = evaluateGame(engine, { ucis: ['f1f7'], fen }, OPTIONS)
  expect(step?.evaluation).toMatchObject({ best: 'f1f8', verdict: { kind: 'mate', moves: 1 }, lost: 50 })
})

it('recognizes a draw on the board', () => {
  const fen = '7k/5Q2/8/8/8/8/8/K7 b - - 0 1'
  const [step] = evaluateGame(engine, { ucis: [], fen }, OPTIONS)
  expect(step?.evaluation).toMatchObject({ verdict: { kind: 'centipawns', value: 0 }, best: null })
})

it('throws on an illegal move', () => {
  expect(() => [...evaluateGame(engine, { ucis: ['e2e5'] }, OPTIONS)]).toThrow(
    'ply 1 is not a legal move: e2e5',
  )
})
