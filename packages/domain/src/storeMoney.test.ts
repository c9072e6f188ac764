import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyCode, storeMoneyText } from './storeMoney.ts'

/** Intl puts a no-break space next to a currency symbol. */
const text = (...amount: Parameters<typeof storeMoneyText>) =>
  storeMoneyText(...amount).replaceAll('\u00a0', ' ')

describe('storeMoneyText', () => {
  it('formats the currency in the reader’s language, with two decimals', () => {
    expect(text(123450, 'brl', 'pt-BR')).toBe('R$ 1.234,50')
    expect(text(123450, 'BRL', 'en')).toBe('R$ 1,234.50')
    expect(text(1900, 'eur', 'de')).toBe('19,00 €')
    expect(text(1900, 'usd', 'en')).toBe('$19.00')
    expect(text(1900, 'jpy', 'en')).toBe('¥19.00')
  })

  it('uses euro when the currency is missing or invalid [STORE-2]', () => {
    for (const none of [null, undefined, '', ' ', 'r$', 'euros']) expect(text(500, none, 'en')).toBe('€5.00')
  })

  it('uses the currency’s own template, else its symbol [STORE-2]', () => {
    expect(text(500, { code: 'brl', template: '$1 reais' }, 'pt-BR')).toBe('5,00 reais')
    expect(text(500, { code: 'pts', symbol: '₧' }, 'en')).toBe('₧5.00')
    expect(text(500, { code: 'usd', symbol: null, template: null }, 'en')).toBe('$5.00')
    expect(text(500, { code: 'x', template: "$1 $' $&" }, 'en')).toBe("5.00 $' $&")
  })

  it('never throws, whatever the currency’s code', () => {
    fc.assert(
      fc.property(fc.integer(), fc.string(), (cents, currency) => {
        expect(storeMoneyText(cents, currency, 'pt-BR')).toMatch(/\d/)
      }),
    )
  })
})

it('compares currencies by their code in any case', () => {
  expect(currencyCode('BRL')).toBe(currencyCode({ code: 'brl', symbol: 'R$' }))
  expect(currencyCode(null)).toBe('eur')
})
