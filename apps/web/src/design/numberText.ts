import { directionOf } from '../i18n/languages.ts'

/** Keeps symbol and number on one line. */
const NO_BREAK_SPACE = '\u00a0'

/** Formats an amount of R$: R$ 1.234,50. `isWhole` omits zero centavos. */
export function moneyText(
  amountReais: number,
  language: string,
  { isWhole = false }: { isWhole?: boolean } = {},
): string {
  const decimals = isWhole && Number.isInteger(amountReais) ? 0 : 2
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `R$${NO_BREAK_SPACE}${format.format(amountReais)}`
}

/** Formats a gain or loss: +R$ 6,00, −R$ 10,00. The sign stays before the amount in right-to-left text. */
export function moneyChangeText(changeReais: number, language: string): string {
  const sign = changeReais > 0 ? '+' : changeReais < 0 ? '−' : ''
  const text = `${sign}${moneyText(Math.abs(changeReais), language)}`
  return directionOf(language) === 'rtl' ? `\u2066${text}\u2069` : text
}

/** A rating or an order number, which are not amounts: in the language's digits, without grouping. */
export const plainNumber = (value: number, language: string) =>
  value.toLocaleString(language, { useGrouping: false })
