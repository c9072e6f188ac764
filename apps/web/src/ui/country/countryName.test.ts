import { expect, it } from 'vitest'
import { countryName } from './countryName.ts'

it('names a country in the language of the page, and nothing by letters that name none', () => {
  expect(countryName('BR', 'pt-BR')).toBe('Brasil')
  expect(countryName('br', 'en')).toBe('Brazil')
  for (const code of ['QQ', '1?', '', 'BRA']) expect(countryName(code, 'pt-BR')).toBeNull()
})
