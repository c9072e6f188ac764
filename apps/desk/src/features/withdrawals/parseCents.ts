/** An amount in R$ as an operator types it, such as 120,50 or 120.5, in cents; null for anything else. */
export function parseCents(text: string): number | null {
  const [, reais, centavos = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  return reais === undefined ? null : Number(reais) * 100 + Number(centavos.padEnd(2, '0'))
}
