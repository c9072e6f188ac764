import { describe, expect, it } from 'vitest'
import { foldPersonName, parsePersonName } from './personName.ts'

describe('a full name', () => {
  it('has two words or more of letters, in any script', () => {
    for (const name of ['Ana Souza', 'José D’Ávila-Conde', "Maria d'Ajuda", 'Игорь Петров', 'Ana M. Souza'])
      expect(parsePersonName(name)).toBe(name)
    expect(parsePersonName('  Ana   de  Souza ')).toBe('Ana de Souza')
    for (const name of ['', 'Ana', 'Ana 2', 'Ana <b>', 'Ana\u202eSouza x', `Ana ${'a'.repeat(120)}`])
      expect(parsePersonName(name)).toBeNull()
  })

  it('is compared without accents, case and marks', () => {
    expect(foldPersonName('José D’Ávila')).toBe(foldPersonName('JOSE DAVILA'))
    expect(foldPersonName('Ana Souza')).not.toBe(foldPersonName('Ana Sousa'))
  })
})
