import { makeReais, NO_CENTS, parseReais, splitStakes } from '@lance/domain'

/** What the winner takes of both stakes, in R$; 0 for what is no amount of money. */
export function prizeReais(stakeReais: number): number {
  return makeReais(splitStakes(parseReais(stakeReais) ?? NO_CENTS).payout)
}
