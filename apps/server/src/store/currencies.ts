import type { CurrencyInfo } from '@lance/contract'
import { storeMoneyText } from '@lance/domain'

const SYMBOLS: Readonly<Record<string, string>> = { BRL: 'R$', EUR: '€', USD: 'US$', GBP: '£' }

/** How to write prices in a currency (ISO code in any case). `$1` in the template stands for the amount. */
export function currencyInfoOf(code: string): CurrencyInfo {
  const upper = code.toUpperCase()
  const symbol = SYMBOLS[upper] ?? upper
  return { code: code.toLowerCase(), symbol, template: `${symbol} $1`, decimal_digits: 2 }
}

/** A price in its country's format: `R$ 1.234,50`, `€ 1,234.50`. */
export function formatPrice(priceCents: number, code: string): string {
  const language = code.toUpperCase() === 'BRL' ? 'pt-BR' : 'en'
  return storeMoneyText(priceCents, currencyInfoOf(code), language)
}
