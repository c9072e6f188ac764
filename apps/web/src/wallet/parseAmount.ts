import { parseReais } from '@lance/domain'

/** Whole R$, in groups or not, then at most two decimals after either mark; by the mark that parts the groups. */
const SHAPES = {
  '.': /^(?:R\$)?(\d{1,9}|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/i,
  ',': /^(?:R\$)?(\d{1,9}|\d{1,3}(?:,\d{3})+)(?:[.,](\d{1,2}))?$/i,
}

/**
 * Reads an amount of R$ as people of a language write it: `1.234,50` and `50.05` in Portuguese, `1,234.50` in English.
 * A third decimal is never taken for a group. Null where it is none.
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

/** Keyboards of Bengali, Hindi and Arabic write digits of their own; each set begins at a zero and follows in order. */
const ZEROS = ['০', '०', '٠', '۰'].map((zero) => zero.charCodeAt(0))

function withLatinDigits(text: string): string {
  return text.replace(/[০-৯०-९٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code))
  })
}
