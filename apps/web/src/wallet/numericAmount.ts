/** R$ as the provider's page brings them back: digits, a point, two decimals at most. Null for anything else. */
export function numericAmount(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}
