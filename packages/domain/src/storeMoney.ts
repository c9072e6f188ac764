/** What a store's amounts are in where a product names no currency. Specification, part 2, section 9. */
export const STORE_FALLBACK_CURRENCY = 'eur'

/** A currency by its code (ISO 4217, in any case), or with its own way of being written: `$1` stands for the amount. */
export type StoreCurrency = string | { code: string; symbol?: string | null; template?: string | null }

/** What amounts are compared and grouped by: the currency's code in small letters. */
export function currencyCode(currency: StoreCurrency | null | undefined): string {
  const code = typeof currency === 'object' ? currency?.code : currency
  return (code ?? '').trim().toLowerCase() || STORE_FALLBACK_CURRENCY
}

/**
 * An amount of the store as it is shown: the cents divided by 100, with two decimals, by the currency's template, else
 * with its symbol, else as the language writes that currency. Specification, part 2, section 9.
 */
export function storeMoneyText(
  amountCents: number,
  currency: StoreCurrency | null | undefined,
  language: string,
): string {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const { symbol, template } = typeof currency === 'object' && currency ? currency : {}
  const code = currencyCode(currency)
  if (!template && !symbol && code !== 'brl') {
    const style = { style: 'currency', currencyDisplay: 'narrowSymbol', ...decimals } as const
    return new Intl.NumberFormat(language, { ...style, currency: knownCode(code) }).format(amountCents / 100)
  }
  const amount = new Intl.NumberFormat(language, decimals).format(amountCents / 100)
  // The real is written as everywhere else in the product, whatever the language.
  const pattern = template || (symbol ? `${symbol}$1` : 'R$ $1')
  return pattern.replace('$1', () => amount)
}

/** `Intl` refuses what can be no code; such a product has named no currency. */
function knownCode(code: string): string {
  return /^[a-z]{3}$/.test(code) ? code : STORE_FALLBACK_CURRENCY
}
