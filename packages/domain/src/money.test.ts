import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asCents, makeReais, parseReais } from './money.ts'

describe('parseReais', () => {
  it('reads whole centavos, also where floating point is inexact [WALLET-1]', () => {
    expect(parseReais(19.99)).toBe(1999n)
    expect(parseReais(0.1)).toBe(10n)
    expect(parseReais(1000)).toBe(100_000n)
  })

  it.each([10.001, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('refuses %d [WALLET-1]', (amountReais) => {
    expect(parseReais(amountReais)).toBeNull()
  })

  it('restores every amount of centavos that was converted to R$', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -1_000_000_000n, max: 1_000_000_000n }), (amount) => {
        expect(parseReais(makeReais(asCents(amount)))).toBe(amount)
      }),
    )
  })
})
