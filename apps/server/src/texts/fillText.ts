import { type Cents, PRODUCT_NAME, storeMoneyText } from '@lance/domain'
import type { CountedText } from './readTexts.ts'

/** What fills a text: words, a number, an amount of money or a time, the last three as the language writes them. */
export type TextParams = Readonly<Record<string, string | number | Cents | Date>>

/**
 * A text with its `{name}`s filled, and `{brand}` with the product's own. What is not given is left as it is.
 */
export function fillText(text: CountedText, language: string, params: TextParams = {}): string {
  return pickForm(text, language, params).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = name === 'brand' ? PRODUCT_NAME : params[name]
    return value === undefined ? whole : writeValue(value, language)
  })
}

/** The mail's paragraphs, filled; one that comes out empty is left out. */
export function fillParagraphs(paragraphs: readonly string[], language: string, params: TextParams): string {
  const filled = paragraphs.map((paragraph) => fillText(paragraph, language, params))
  return `${filled.filter((paragraph) => paragraph.trim() !== '').join('\n\n')}\n`
}

/** The form of a text that goes with its number. */
export function pickForm(text: CountedText, language: string, params: TextParams): string {
  if (typeof text === 'string') return text
  const count = Number(params[text.by])
  const form = Number.isFinite(count) ? new Intl.PluralRules(language).select(count) : 'other'
  return text[form] ?? text.other
}

function writeValue(value: string | number | Cents | Date, language: string): string {
  if (typeof value === 'bigint') return storeMoneyText(Number(value), 'brl', language)
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value)
  return value instanceof Date ? writeTime(value, language) : value
}

/** Brazil's day and hour: where the product's money lives. */
function writeTime(at: Date, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return language === 'pt-BR' ? format.format(at).replace(',', '') : format.format(at)
}
