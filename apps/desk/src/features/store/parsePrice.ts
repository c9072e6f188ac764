/** A price as an operator types it, such as 45, 45,90 or 1.045,90, in cents; null for anything else. */
export function parsePrice(text: string): number | null {
  const plain = text.trim().replace(/^R\$\s*/, '')
  const [, whole = '', part = ''] = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,(\d{1,2}))?$/.exec(plain) ?? []
  if (whole !== '') return Number(whole.replaceAll('.', '')) * 100 + Number(part.padEnd(2, '0'))
  const [, reais, cents = ''] = /^(\d{1,7})\.(\d{1,2})$/.exec(plain) ?? []
  return reais === undefined ? null : Number(reais) * 100 + Number(cents.padEnd(2, '0'))
}

/** Cents as they are typed: 45,90. */
export const typePrice = (cents: number): string =>
  `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`

/** A whole number of at least 0; null for anything else. */
export const parsePieces = (text: string): number | null =>
  /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : null
