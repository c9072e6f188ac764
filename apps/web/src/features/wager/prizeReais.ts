import { makeReais, NO_CENTS, parseReais, splitStakes } from '@lance/domain'

/** The winner's payout from both stakes, in R$; 0 if the stake is not a valid amount. */
export function prizeReais(stakeReais: number): number {
  return makeReais(splitStakes(parseReais(stakeReais) ?? NO_CENTS).payout)
}
