import { parseReais } from '@lance/domain'

/** Whole R$, grouped or not, then up to two decimals after either separator. Keyed by the group separator. */
const SHAPES = {
  '.': /^(?:R\$)?(\d{1,9}|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/i,
  ',': /^(?:R\$)?(\d{1,9}|\d{1,3}(?:,\d{3})+)(?:[.,](\d{1,2}))?$/i,
}

/**
 * Parses an amount of R$ as written in a language: `1.234,50` and `50.05` in Portuguese, `1,234.50` in
 * English. Three decimals are never read as a group. Null if it is not an amount.
 */
export function parseAmount(text: string, language: string): number | null {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5)
  const isComma = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  const match = SHAPES[isComma ? '.' : ','].exec(withLatinDigits(text.replace(/\s/g, '')))
  if (!match) return null
  const [, whole = '', decimals = ''] = match
  const amountReais = Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`)
  return parseReais(amountReais) === null ? null : amountReais
}

/** The zeros of the Bengali, Hindi and Arabic digit sets; the digits of each set are consecutive. */
const ZEROS = ['০', '०', '٠', '۰'].map((zero) => zero.charCodeAt(0))

function withLatinDigits(text: string): string {
  return text.replace(/[০-৯०-९٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code))
  })
}
