import { gameReviewRecord } from '@lance/contract'
import { loadEngine } from '@lance/engine/node'
import { evaluateGame } from '@lance/engine/review'
import { describe, expect, it } from 'vitest'
import { addEvaluation, startEngineReview } from './engineReview.ts'
import { lineText, verdictText } from './engineTexts.ts'
import { recordOfReview, reviewOfRecord } from './storedReview.ts'

const engine = await loadEngine()
const FOOLS_MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4']

describe('the engine’s review of a game', () => {
  const limits = { passes: [1, 2].map((depthPlies) => ({ depthPlies, maxNodes: 20_000 })) }
  let state = startEngineReview(4)
  const states = [state]
  for (const evaluated of evaluateGame(engine, { ucis: FOOLS_MATE }, limits)) {
    state = addEvaluation(state, { ucis: FOOLS_MATE, firstMover: 'white' }, evaluated)
    states.push(state)
  }

  it('judges no move before one pass over the whole game is complete [REVIEW-4]', () => {
    expect(states.map(({ review }) => review !== null)).toEqual([
      ...Array.from({ length: 5 }, () => false),
      ...Array.from({ length: 6 }, () => true),
    ])
    expect(states[3]?.evaluations.filter((one) => one !== undefined)).toHaveLength(3)
  })

  it('keeps the judgement of one pass until the next is complete', () => {
    const [first, ...later] = states.slice(5, 10).map(({ review }) => review)
    expect(later.every((review) => review === first)).toBe(true)
    expect(states[10]?.review).not.toBe(first)
  })

  it('reports progress and completion', () => {
    expect(states.map(({ progress }) => progress * 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(states.map(({ status }) => status).lastIndexOf('working')).toBe(9)
    expect(states[10]?.review?.moves[2]?.judgement).toBe('blunder')
  })
})

describe('a stored review', () => {
  const limits = { passes: [1, 2].map((depthPlies) => ({ depthPlies, maxNodes: 20_000 })) }
  let state = startEngineReview(4)
  for (const evaluated of evaluateGame(engine, { ucis: FOOLS_MATE }, limits)) {
    expect(recordOfReview(state)).toBeNull()
    state = addEvaluation(state, { ucis: FOOLS_MATE, firstMover: 'white' }, evaluated)
  }
  const record = recordOfReview(state)

  it('matches the contract once it is done, and is restored unchanged', () => {
    expect(gameReviewRecord.parse(record)).toEqual(record)
    expect(record && reviewOfRecord(FOOLS_MATE, record)).toEqual({
      ...state,
      evaluations: record?.evaluations,
    })
  })

  it('is restored only for its own game, and is not made for a game too long to store', () => {
    expect(record && reviewOfRecord(FOOLS_MATE.slice(1), record)).toBeNull()
    const endless = Array.from({ length: 1202 }, () => state.evaluations[0])
    expect(recordOfReview({ ...state, evaluations: endless })).toBeNull()
  })
})

describe('engine texts', () => {
  it('show pawns with a sign, or moves to mate', () => {
    const pawns = [130, -45, 0].map((value) => verdictText({ kind: 'centipawns', value }, 'pt-BR'))
    expect(pawns).toEqual(['+1,3', expect.stringMatching(/^−0,[45]$/), '0,0'])
    expect(verdictText({ kind: 'mate', winner: 'white', moves: 3 }, 'en')).toBe('#3')
    expect(verdictText({ kind: 'mate', winner: 'black', moves: 1 }, 'en')).toBe('−#1')
    expect(verdictText({ kind: 'mate', winner: 'black', moves: 0 }, 'en')).toBe('−#')
  })

  it('show the beginning of a line in SAN', () => {
    const fen = 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2'
    expect(lineText(fen, ['d8h4'])).toBe('Qh4#')
    expect(lineText(fen, ['d7d5', 'e2e4', 'd5e4', 'f3e4', 'g8f6'])).toBe('d5 e4 dxe4 fxe4')
  })
})
