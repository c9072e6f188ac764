import { describe, expect, it } from 'vitest'
import { countdownText, minutesLeft } from './countdown.ts'

const S = 1000
const MIN = 60 * S
const H = 60 * MIN

describe('a countdown', () => {
  it('shows seconds below an hour, and 0:01 until the last second is over', () => {
    expect([3 * MIN, 61 * S, 9.2 * S, 1, 0].map((leftMs) => countdownText(leftMs, 'pt-BR'))).toEqual([
      '3:00',
      '1:01',
      '0:10',
      '0:01',
      '0:00',
    ])
  })

  it('shows hours and minutes, then days and hours', () => {
    expect([H, 3 * H + 5 * MIN + 59 * S, 26 * H].map((leftMs) => countdownText(leftMs, 'pt-BR'))).toEqual([
      '1\u00a0h 00\u00a0min',
      '3\u00a0h 05\u00a0min',
      '1\u00a0dia 2\u00a0h',
    ])
  })

  it('uses the units and digits of each language', () => {
    expect(countdownText(3 * H + 5 * MIN, 'ar')).toBe('3\u00a0س 05\u00a0د')
    expect(countdownText(3 * H + 5 * MIN, 'de')).toBe('3\u00a0Std. 05\u00a0Min.')
    expect(countdownText(61 * S, 'bn')).toBe('১:০১')
  })

  it('stays at zero once its moment has passed', () => {
    expect(countdownText(-5 * S, 'pt-BR')).toBe('0:00')
    expect(minutesLeft(-5 * S)).toBe(0)
  })

  it('counts a started minute as a whole one', () => {
    expect([5 * MIN, 4 * MIN + 1, 30 * S].map(minutesLeft)).toEqual([5, 5, 1])
  })
})
