import { PRODUCT_SEARCH_WORDS_MAX, type StoreProduct } from '@lance/contract'

/** A text without case and accents, so that `relogio` finds `Relógio`. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

/** The words of a search, in the form in which they are compared. */
export function searchWords(text: string): string[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return [...new Set(words)].slice(0, PRODUCT_SEARCH_WORDS_MAX)
}

type Searched = Pick<StoreProduct, 'title' | 'subtitle' | 'collections' | 'variants'>

/** Whether a product has all words, as the SQL of our own catalogue decides it. */
export function hasWords(product: Searched, words: readonly string[]): boolean {
  const { title, subtitle, collections, variants } = product
  const titles = [...collections, ...variants].map((one) => one.title)
  const text = plain([title, subtitle ?? '', ...titles].join(' '))
  return words.every((word) => text.includes(word))
}
