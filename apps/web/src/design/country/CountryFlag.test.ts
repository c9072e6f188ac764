import { expect, it } from 'vitest'
import { countryName } from './CountryFlag.tsx'

it('names a country in the given language, and returns null for an invalid code', () => {
  expect(countryName('BR', 'pt-BR')).toBe('Brasil')
  expect(countryName('br', 'en')).toBe('Brazil')
  for (const code of ['QQ', '1?', '', 'BRA']) expect(countryName(code, 'pt-BR')).toBeNull()
})
