import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../i18n/languages.ts'
import { paceLabel } from './paceLabel.ts'

describe('paceLabel', () => {
  it('writes minutes, and hours of daily games, in the units and digits of the language', () => {
    expect([600, 86_400].map((timeControlS) => paceLabel({ timeControlS }, 'pt-BR'))).toEqual([
      '10\u00a0min',
      '24\u00a0h',
    ])
    expect(paceLabel({ timeControlS: 900 }, 'bn')).toBe('১৫\u00a0মিনিট')
  })

  it('writes any other pace as minutes and the seconds that a move adds [MATCH-26]', () => {
    const label = (timeControlS: number, incrementS: number) =>
      paceLabel({ timeControlS, incrementS }, 'pt-BR')
    expect([label(60, 0), label(180, 2), label(900, 10), label(0, 5), label(1800, 20)]).toEqual([
      '1+0',
      '3+2',
      '15+10',
      '0+5',
      '30+20',
    ])
    expect(paceLabel({ timeControlS: 180, incrementS: 2 }, 'bn')).toBe('৩+২')
  })

  it('keeps number and unit on one line in every language', () => {
    for (const { code } of LANGUAGES) expect(paceLabel({ timeControlS: 600 }, code)).not.toContain(' ')
  })
})
