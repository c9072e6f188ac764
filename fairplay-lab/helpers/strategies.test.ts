import { describe, expect, it } from 'vitest'
import { asksForHelp, chooseOfHelp, isHelpedGame, type Moment } from './strategies.ts'

const moment: Moment = { ply: 30, centipawns: 0, lossCentipawns: 200, helpedBefore: 0 }

describe('a strategy of help', () => {
  it('chooses its games', () => {
    const games = [0, 1, 2, 3].map((gameIndex) => ({ gameIndex, stakeCents: gameIndex < 2 ? 0 : 500 }))
    const helped = (strategy: Parameters<typeof isHelpedGame>[0]) =>
      games.map((game) => isHelpedGame(strategy, game))
    expect(helped('every move')).toEqual([true, true, true, true])
    expect(helped('every second game')).toEqual([false, true, false, true])
    expect(helped('for stakes')).toEqual([false, false, true, true])
    expect(helped('another person')).toEqual([false, true, true, false])
  })

  it('chooses its moves', () => {
    expect(asksForHelp('every move', moment)).toBe(true)
    expect(asksForHelp('every move', { ...moment, ply: 2 })).toBe(false)
    expect(asksForHelp('when losing', moment)).toBe(false)
    expect(asksForHelp('when losing', { ...moment, centipawns: -300 })).toBe(true)
    expect(asksForHelp('opening only', { ...moment, ply: 4 })).toBe(true)
    expect(asksForHelp('opening only', moment)).toBe(false)
  })

  it('spends a few moves where most is lost, and no more than it has', () => {
    expect(asksForHelp('two critical moves', { ...moment, helpedBefore: 1 })).toBe(true)
    expect(asksForHelp('two critical moves', { ...moment, helpedBefore: 2 })).toBe(false)
    expect(asksForHelp('three critical moves', { ...moment, lossCentipawns: 30 })).toBe(false)
    expect(asksForHelp('one critical move', { ...moment, centipawns: -900 })).toBe(false)
  })

  it('hides by moves that are almost as good', () => {
    const lines = [
      { uci: 'e2e4', centipawns: 40 },
      { uci: 'd2d4', centipawns: 20 },
      { uci: 'a2a4', centipawns: -60 },
    ]
    expect(chooseOfHelp('every move', lines, () => 0.9)).toBe('e2e4')
    expect(chooseOfHelp('second-best moves', lines, () => 0.1)).toBe('e2e4')
    expect(chooseOfHelp('second-best moves', lines, () => 0.9)).toBe('d2d4')
    expect(chooseOfHelp('second-best moves', lines.slice(0, 1), () => 0.9)).toBe('e2e4')
    expect(() => chooseOfHelp('every move', [], () => 0)).toThrow('no move')
  })
})
