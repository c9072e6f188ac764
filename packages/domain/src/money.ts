declare const cents: unique symbol

/** An amount of money in whole centavos of R$. Only `parseReais` and `asCents` make one. */
export type Cents = bigint & { readonly [cents]: true }

export const NO_CENTS = 0n as Cents

/** Wraps an amount already known to be whole centavos (a stored column, a constant). */
export function asCents(amount: bigint): Cents {
  return amount as Cents
}

/** Parses an amount of R$ from JSON: finite, at most two decimals. Null otherwise. */
export function parseReais(amountReais: number): Cents | null {
  if (!Number.isFinite(amountReais)) return null
  const scaled = Math.round(amountReais * 100)
  if (!Number.isSafeInteger(scaled) || scaled / 100 !== amountReais) return null
  return BigInt(scaled) as Cents
}

/** An amount in R$, as a number for JSON. */
export function makeReais(amount: Cents): number {
  return Number(amount) / 100
}
