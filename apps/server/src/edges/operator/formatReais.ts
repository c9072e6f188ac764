import { type Cents, makeReais } from '@lance/domain'

/** An amount as operators read it: `R$ 1234.50`. */
export function formatReais(amount: Cents): string {
  return `R$ ${makeReais(amount).toFixed(2)}`
}
