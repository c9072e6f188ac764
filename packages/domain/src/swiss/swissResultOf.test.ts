import { describe, expect, it } from 'vitest'
import { correctedResult, swissResultOf } from './swissResultOf.ts'

describe('swissResultOf', () => {
  it.each([
    [{ winner: 'white', reason: 'checkmate', ply: 40 }, '1-0'],
    [{ winner: 'black', reason: 'timeout', ply: 2 }, '0-1'],
    [{ winner: null, reason: 'agreement', ply: 30 }, '1/2-1/2'],
    [{ winner: null, reason: 'abandoned', ply: 30 }, '1/2-1/2'],
    [{ winner: 'white', reason: 'no_show', ply: 1 }, '+/-'],
    [{ winner: 'black', reason: 'no_show', ply: 0 }, '-/+'],
    [{ winner: null, reason: 'no_show', ply: 0 }, '-/-'],
    [{ winner: 'black', reason: 'resignation', ply: 1 }, '-/+'],
    [{ winner: null, reason: 'server', ply: 10 }, null],
    [{ winner: null, reason: 'aborted', ply: 0 }, null],
  ] as const)('takes %j as %s [TOUR-82]', (game, result) => {
    expect(swissResultOf(game)).toBe(result)
  })
})

describe('correctedResult', () => {
  it('keeps a forfeit a forfeit, and lets a player win a drawn game [TOUR-90]', () => {
    expect(correctedResult('1/2-1/2', 'white')).toBe('1-0')
    expect(correctedResult('1-0', 'black')).toBe('0-1')
    expect(correctedResult('-/-', 'white')).toBe('+/-')
    expect(correctedResult('+/-', 'black')).toBe('-/+')
    expect(correctedResult(null, 'black')).toBe('0-1')
  })
})
