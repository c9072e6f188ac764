/** Parses R$ from the provider's return address: digits, a point, up to two decimals; otherwise null. */
export function numericAmount(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}
