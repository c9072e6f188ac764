import { mateProblems } from '@lance/chess/mates'
import { describe, expect, it } from 'vitest'
import { loadEngine } from '../../node/loadEngine.ts'
import { chooseMove } from './chooseMove.ts'
import { BOT_LEVELS, type BotLevel, LEVEL_STRENGTH } from './levels.ts'

const engine = await loadEngine()
const MIDDLE_GAME = 'r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8'
const seeds = Array.from({ length: 12 }, (_, seed) => seed)

function choose(level: BotLevel, seed: number, game: { fen?: string; ucis?: readonly string[] }) {
  const chosen = chooseMove(engine, { ucis: [], ...game, strength: LEVEL_STRENGTH[level], seed })
  if (!chosen.ok) throw new Error('refused')
  return chosen.uci
}

const choices = (fen: string, level: BotLevel) => new Set(seeds.map((seed) => choose(level, seed, { fen })))

describe('a level of play', () => {
  it.each(BOT_LEVELS)('%s chooses the same legal move for the same seed [BOT-2]', (level) => {
    const chosen = choose(level, 7, { fen: MIDDLE_GAME })
    expect(engine.setGame({ fen: MIDDLE_GAME, ucis: [chosen ?? ''] })).toEqual({ ok: true })
    choose(level, 8, { ucis: ['e2e4'] })
    expect(choose(level, 7, { fen: MIDDLE_GAME })).toBe(chosen)
  })

  it('looks ahead as far as the specification says [BOT-2]', () => {
    expect(BOT_LEVELS.map((level) => LEVEL_STRENGTH[level].depthPlies)).toEqual([2, 3, 4, 5])
  })

  it.each(BOT_LEVELS)('%s mates when it can in one', (level) => {
    expect(choices('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', level)).toEqual(new Set(['d1d8']))
  })

  it('varies with the seed where it errs, and plays the best move at the strongest level [BOT-2]', () => {
    const quiet = 'r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NB1N2/PP3PPP/R1BQR1K1 w - - 0 11'
    const variety = BOT_LEVELS.map((level) => choices(MIDDLE_GAME, level).size + choices(quiet, level).size)
    expect(variety[0]).toBeGreaterThan(2)
    expect(variety[1]).toBeGreaterThan(2)
    expect(variety[3]).toBe(2)
  })

  it('plays more than one opening, at the strongest level too', () => {
    const first = new Set(seeds.map((seed) => choose('ultra', seed, { ucis: [] })))
    expect(first.size).toBeGreaterThan(1)
  })

  it('has no move where the game is over, and refuses moves that are no game', () => {
    for (const level of BOT_LEVELS) {
      expect(choose(level, 1, { fen: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' })).toBeNull()
      expect(chooseMove(engine, { ucis: ['e2e5'], strength: LEVEL_STRENGTH[level], seed: 1 })).toEqual({
        ok: false,
        code: 'ILLEGAL_GAME',
      })
    }
  })

  it('chooses a move even without a node to spend', () => {
    for (const level of BOT_LEVELS) {
      const strength = { ...LEVEL_STRENGTH[level], maxNodes: 0 }
      const chosen = chooseMove(engine, { ucis: [], fen: MIDDLE_GAME, strength, seed: 1 })
      expect(chosen.ok && chosen.uci).toMatch(/^[a-h][1-8][a-h][1-8]$/)
    }
  })
})

it('finds every published mate in two or three at the strongest level', () => {
  for (const [source, moves, , fen] of mateProblems) {
    engine.setGame({ fen, ucis: [] })
    engine.forget()
    const search = engine.startSearch({ depthPlies: LEVEL_STRENGTH.ultra.depthPlies, isCareful: true })
    while (!search.advance(1_000_000));
    expect([source, search.report()?.lines[0]?.score]).toEqual([source, { kind: 'mate', moves }])
  }
})

it('repeats a position for the third time when it is losing, not when it is winning', () => {
  // White is a rook up; the kings and the rook have gone to and fro, so that b1b2 would repeat for the third time.
  const fen = '7k/8/8/8/8/8/6PP/1R5K w - - 0 1'
  const ucis = ['b1b2', 'h8g8', 'b2b1', 'g8h8', 'b1b2', 'h8g8', 'b2b1']
  expect(choose('ultra', 1, { fen, ucis })).toBe('g8h8')
  const after = [...ucis, 'g8h8']
  expect(choose('ultra', 1, { fen, ucis: after })).not.toBe('b1b2')
})
