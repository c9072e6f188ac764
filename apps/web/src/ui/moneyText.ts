import { directionOf } from '../i18n/languages.ts'

/** Between sign and number no line ends. */
const KEPT_SPACE = '\u00a0'

/** An amount of R$ as it is shown: R$ 1.234,50; `isWhole` leaves out centavos that are none. */
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
  return `R$${KEPT_SPACE}${format.format(amountReais)}`
}

/** A gain or a loss, by its sign: +R$ 6,00, −R$ 10,00. The sign stays before it in a text from right to left. */
export function moneyChangeText(changeReais: number, language: string): string {
  const sign = changeReais > 0 ? '+' : changeReais < 0 ? '−' : ''
  const text = `${sign}${moneyText(Math.abs(changeReais), language)}`
  return directionOf(language) === 'rtl' ? `\u2066${text}\u2069` : text
}
