import { fillText } from './fillText.ts'
import { readTexts } from './readTexts.ts'

/** The name of the purchase on the provider's page, in the payer's language. */
export function productNameOf(what: 'deposit' | 'premium' | 'store', language: string): string {
  return fillText(readTexts('payment', language).products[what], language)
}
