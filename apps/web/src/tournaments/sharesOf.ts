import { asCents, type PrizeDistribution, sharePot } from '@lance/domain'

/** What each place takes of the prize, in hundredths: the shares of a pot of a hundred centavos. */
export const sharesOf = (distribution: PrizeDistribution): number[] =>
  sharePot(asCents(100n), distribution).map(Number)
