import { type Cents, makeReais } from '@lance/domain'

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** An amount as a text shows it, in any language: R$ 1.234,50. */
export function makeShownReais(amount: Cents): string {
  return reais.format(makeReais(amount)).replace(/\u00a0/g, ' ')
}
