import { makeUci } from '@lance/chess'
import { type AnalysedMove, MOVE_KINDS } from '@lance/chess/fairPlay'
import { expect, it } from 'vitest'
import { loadEngine } from '../../node/loadEngine.ts'
import type { EngineGame } from '../engine.ts'
import { analyseGame } from './index.ts'

/** White: the strongest level of our bot, from the fourth move on; Black: the weakest. */
const BOTS =
  'd2d4 b8c6 c1h6 g8h6 e2e3 e7e5 d4d5 d7d6 d5c6 b7c6 g1f3 a8b8 d1c1 c8e6 f1d3 h6g4 e1g1 f8e7 h2h3 e6c4 d3c4 b8b4 ' +
  'b2b3 g4h6 f1d1 e5e4 f3d2 e7f6 c2c3 d8e7 d2e4 a7a5'

const engine = await loadEngine()
const FEW = { nodes: 2000 }
const analyse = (game: Partial<EngineGame>, side?: 'white' | 'black') => [
  ...analyseGame(engine, { ucis: BOTS.split(' '), ...game }, side ? { limits: FEW, side } : { limits: FEW }),
]
const found = (steps: readonly (AnalysedMove | null)[]) => steps.filter((step) => step !== null)

it('yields one step for each ply, and what was played among the candidates [FAIR-20]', () => {
  const steps = analyse({})
  const ucis = BOTS.split(' ')
  expect(steps).toHaveLength(ucis.length)
  expect(found(steps).length).toBeGreaterThan(8)
  for (const { ply, color, choices, listed, played, candidates } of found(steps)) {
    expect(steps[ply - 1]?.ply).toBe(ply)
    expect(color).toBe(ply % 2 === 1 ? 'white' : 'black')
    expect(makeUci(candidates[played]?.[0] ?? 0)).toBe(ucis[ply - 1])
    expect(new Set(candidates.map(([move]) => move)).size).toBe(candidates.length)
    expect(candidates.length - listed).toBe(played === listed ? 1 : 0)
    expect(choices).toBeGreaterThanOrEqual(candidates.length)
    const chances = candidates.map(([, chance]) => chance)
    expect(Math.max(...chances)).toBe(chances[0])
    expect(listed).toBeGreaterThanOrEqual(Math.min(5, choices))
  }
})

it('leaves out openings, forced recaptures and decided positions [FAIR-20]', () => {
  const plies = found(analyse({})).map(({ ply }) => ply)
  expect(Math.min(...plies)).toBeGreaterThan(8)
  const sacrifice = 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3 a7a6 f3e5 c6e5'.split(' ')
  expect(found(analyse({ ucis: sacrifice })).map(({ ply }) => ply)).toEqual([11])
  const named = 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7'.split(' ')
  expect(found(analyse({ ucis: named }))).toEqual([])
  const decided = { fen: '4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1', ucis: 'a1a7 e8d8 b1b6 d8e8'.split(' ') }
  expect(found(analyse(decided))).toEqual([])
})

it('finds the same whatever the engine did before, and one side as part of both [FAIR-20]', () => {
  const both = analyse({})
  engine.setGame({ ucis: ['e2e4'] })
  engine.startSearch({ maxNodes: 20_000 }).advance(50_000)
  expect(found(analyse({}, 'black'))).toEqual(found(both).filter(({ color }) => color === 'black'))
})

it('marks what kinds of moves the candidates are', () => {
  const steps = found(analyse({}))
  const kindsOf = (ply: number, uci: string) =>
    steps.find((step) => step.ply === ply)?.candidates.find(([move]) => makeUci(move) === uci)?.[4]
  expect(kindsOf(17, 'e1g1')).toBe(MOVE_KINDS.castling)
  expect(kindsOf(31, 'd2e4')).toBe(MOVE_KINDS.capture)
  expect(kindsOf(24, 'g4h6')).toBe(MOVE_KINDS.retreat)
})

it('analyses a game of Chess960 from its start, and throws on an illegal move', () => {
  const fen = 'nqbnrbkr/pppppppp/8/8/8/8/PPPPPPPP/NQBNRBKR w KQkq - 0 1'
  const ucis = 'g2g3 g7g6 f1g2 f8g7 a2a3 a7a6 b2b3 b7b6 g1h1 g8h8 c2c3 c7c6'.split(' ')
  const steps = analyse({ fen, variant: 'chess960', ucis })
  expect(steps.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => null))
  expect(found(steps).map(({ ply }) => ply)).toEqual([9, 10, 11, 12])
  expect(() => analyse({ ucis: ['e2e5'] })).toThrow('ply 1 is not a legal move: e2e5')
})
