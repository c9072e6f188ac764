import { asCents, type PrizeDistribution, sharePot } from '@lance/domain'
import type { TFunction } from 'i18next'
import { moneyText } from '../../../design/moneyText.ts'

/** Formats an entry fee: 'Grátis' for 0 ([TOUR-1]). */
export const feeText = (feeReais: number, t: TFunction<'tournament'>, language: string): string =>
  feeReais === 0 ? t('free') : moneyText(feeReais, language)

/** Each place's share of the prize in percent: the shares of a pot of 100 centavos. */
export const sharesOf = (distribution: PrizeDistribution): number[] =>
  sharePot(asCents(100n), distribution).map(Number)
