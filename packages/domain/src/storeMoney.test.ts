import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyCode, storeMoneyText } from './storeMoney.ts'

/** The space that Intl puts before a sign is a hard one. */
const text = (...amount: Parameters<typeof storeMoneyText>) =>
  storeMoneyText(...amount).replaceAll('\u00a0', ' ')

describe('an amount of the store', () => {
  it('is written as its currency is in the reader’s language, with two decimals', () => {
    expect(text(123450, 'brl', 'pt-BR')).toBe('R$ 1.234,50')
    expect(text(123450, 'BRL', 'en')).toBe('R$ 1,234.50')
    expect(text(1900, 'eur', 'de')).toBe('19,00 €')
    expect(text(1900, 'usd', 'en')).toBe('$19.00')
    expect(text(1900, 'jpy', 'en')).toBe('¥19.00')
  })

  it('is in euro where the currency is none', () => {
    for (const none of [null, undefined, '', ' ', 'r$', 'euros']) expect(text(500, none, 'en')).toBe('€5.00')
  })

  it('follows the currency’s own template, else its symbol', () => {
    expect(text(500, { code: 'brl', template: '$1 reais' }, 'pt-BR')).toBe('5,00 reais')
    expect(text(500, { code: 'pts', symbol: '₧' }, 'en')).toBe('₧5.00')
    expect(text(500, { code: 'usd', symbol: null, template: null }, 'en')).toBe('$5.00')
    expect(text(500, { code: 'x', template: "$1 $' $&" }, 'en')).toBe("5.00 $' $&")
  })

  it('never fails, whatever the currency is called', () => {
    fc.assert(
      fc.property(fc.integer(), fc.string(), (cents, currency) => {
        expect(storeMoneyText(cents, currency, 'pt-BR')).toMatch(/\d/)
      }),
    )
  })
})

it('compares currencies by their code, whatever its case', () => {
  expect(currencyCode('BRL')).toBe(currencyCode({ code: 'brl', symbol: 'R$' }))
  expect(currencyCode(null)).toBe('eur')
})
