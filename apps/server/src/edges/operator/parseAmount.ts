import { asCents, type Cents, NO_CENTS } from '@lance/domain'

/** Reads an amount of R$ above 0 as a person types it: `12`, `12,5`, `12.50`. Null if it is not valid. */
export function parseAmount(text: string): Cents | null {
  const [, whole = '', part = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (whole === '') return null
  const amount = asCents(BigInt(whole) * 100n + BigInt(part.padEnd(2, '0')))
  return amount > NO_CENTS ? amount : null
}
