declare const cents: unique symbol

/** An amount of money in whole centavos of R$. Made by `parseReais` and `asCents` alone. */
export type Cents = bigint & { readonly [cents]: true }

export const NO_CENTS = 0n as Cents

/** Takes whole centavos that are already known to be such (a stored column, a constant). */
export function asCents(amount: bigint): Cents {
  return amount as Cents
}

/** Reads an amount of R$ as JSON carries it: finite, at most two decimals. Null where it is not. */
export function parseReais(amountReais: number): Cents | null {
  if (!Number.isFinite(amountReais)) return null
  const scaled = Math.round(amountReais * 100)
  if (!Number.isSafeInteger(scaled) || scaled / 100 !== amountReais) return null
  return BigInt(scaled) as Cents
}

/** The number of R$ that JSON carries for an amount. */
export function makeReais(amount: Cents): number {
  return Number(amount) / 100
}
