import { describe, expect, it } from 'vitest'
import { COUNTRIES, isCountry } from './country.ts'

describe('countries', () => {
  it('lists 249 codes, each with a name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(new Set(COUNTRIES).size).toBe(249)
    expect(COUNTRIES.filter((code) => names.of(code) === undefined)).toEqual([])
  })

  it('accepts only two capital letters', () => {
    expect(['BR', 'br', 'XX', 'BRA', ''].map(isCountry)).toEqual([true, false, false, false, false])
  })
})
