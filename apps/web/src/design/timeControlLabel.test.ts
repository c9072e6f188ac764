import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../i18n/languages.ts'
import { timeControlLabel } from './timeControlLabel.ts'

describe('timeControlLabel', () => {
  it('writes minutes, and hours of daily games, in the units and digits of the language', () => {
    expect([600, 86_400].map((timeControlS) => timeControlLabel(timeControlS, 'pt-BR'))).toEqual([
      '10\u00a0min',
      '24\u00a0h',
    ])
    expect(timeControlLabel(900, 'bn')).toBe('১৫\u00a0মিনিট')
  })

  it('keeps number and unit on one line in every language', () => {
    for (const { code } of LANGUAGES) expect(timeControlLabel(600, code)).not.toContain(' ')
  })
})
