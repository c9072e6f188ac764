import { type Cents, PRODUCT_NAME, storeMoneyText } from '@lance/domain'
import type { CountedText } from './readTexts.ts'

/** Values that fill a text: words, numbers, money and times; all but words are formatted for the language. */
export type TextParams = Readonly<Record<string, string | number | Cents | Date>>

/** Fills a text's `{name}`s, and `{brand}` with the product's name. Missing ones stay as they are. */
export function fillText(text: CountedText, language: string, params: TextParams = {}): string {
  return pickForm(text, language, params).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = name === 'brand' ? PRODUCT_NAME : params[name]
    return value === undefined ? whole : writeValue(value, language)
  })
}

/** Fills the paragraphs of a mail, and drops those that come out empty. */
export function fillParagraphs(paragraphs: readonly string[], language: string, params: TextParams): string {
  const filled = paragraphs.map((paragraph) => fillText(paragraph, language, params))
  return `${filled.filter((paragraph) => paragraph.trim() !== '').join('\n\n')}\n`
}

/** The plural form of a text for its number; `zero` for nothing in any language whose text has it. */
export function pickForm(text: CountedText, language: string, params: TextParams): string {
  if (typeof text === 'string') return text
  const count = Number(params[text.by])
  if (count === 0 && text.zero !== undefined) return text.zero
  const form = Number.isFinite(count) ? new Intl.PluralRules(language).select(count) : 'other'
  return text[form] ?? text.other
}

function writeValue(value: string | number | Cents | Date, language: string): string {
  if (typeof value === 'bigint') return storeMoneyText(Number(value), 'brl', language)
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value)
  return value instanceof Date ? writeTime(value, language) : value
}

/** In Brazil's time zone, since that is where the product's money is. */
function writeTime(at: Date, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return language === 'pt-BR' ? format.format(at).replace(',', '') : format.format(at)
}
