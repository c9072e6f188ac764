import { fillText } from './fillText.ts'
import { readTexts } from './readTexts.ts'

/** What a provider's page calls that which is paid for, in the payer's language. */
export function productNameOf(what: 'deposit' | 'premium' | 'store', language: string): string {
  return fillText(readTexts('payment', language).products[what], language)
}
