/** The currency of a product that names none ([STORE-2]). */
export const STORE_FALLBACK_CURRENCY = 'eur'

/** A currency's code (ISO 4217, in any case), or with its own template, where `$1` stands for the amount. */
export type StoreCurrency = string | { code: string; symbol?: string | null; template?: string | null }

/** The currency's code in lower case, for comparing and grouping amounts. */
export function currencyCode(currency: StoreCurrency | null | undefined): string {
  const code = typeof currency === 'object' ? currency?.code : currency
  return (code ?? '').trim().toLowerCase() || STORE_FALLBACK_CURRENCY
}

/**
 * Formats an amount of the store: the cents divided by 100, with two decimals, by the currency's template,
 * else with its symbol, else as the language formats that currency. [STORE-2].
 */
export function storeMoneyText(
  amountCents: number,
  currency: StoreCurrency | null | undefined,
  language: string,
): string {
  const { symbol, template } = typeof currency === 'object' && currency ? currency : {}
  const code = currencyCode(currency)
  if (!template && !symbol && code !== 'brl')
    return formatOf(language, knownCode(code)).format(amountCents / 100)
  const amount = formatOf(language, null).format(amountCents / 100)
  // The real is formatted as everywhere else in the product, whatever the language.
  const pattern = template || (symbol ? `${symbol}$1` : 'R$ $1')
  return pattern.replace('$1', () => amount)
}

/** Cached: creating a format takes longer than formatting a page of amounts. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(language: string, currency: string | null): Intl.NumberFormat {
  const name = `${language} ${currency}`
  const known = formats.get(name)
  if (known) return known
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const style = currency && ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)
  const format = new Intl.NumberFormat(language, { ...decimals, ...style })
  formats.set(name, format)
  return format
}

/** `Intl` throws on a malformed code; a product with one counts as naming no currency. */
function knownCode(code: string): string {
  return /^[a-z]{3}$/.test(code) ? code : STORE_FALLBACK_CURRENCY
}
