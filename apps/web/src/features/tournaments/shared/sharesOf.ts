import { asCents, type PrizeDistribution, sharePot } from '@lance/domain'

/** Each place's share of the prize in percent: the shares of a pot of 100 centavos. */
export const sharesOf = (distribution: PrizeDistribution): number[] =>
  sharePot(asCents(100n), distribution).map(Number)
