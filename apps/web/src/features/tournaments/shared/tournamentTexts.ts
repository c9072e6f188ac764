import type { PlacePrize, Tournament } from '@lance/contract'
import { asCents, type PrizeDistribution, sharePot, TITLE_PLAYERS_MIN } from '@lance/domain'
import type { Translate } from '@lance/texts'
import { moneyText } from '../../../design/numberText.ts'

/** Formats an entry fee: 'Grátis' for 0 ([TOUR-1]). */
export const feeText = (feeReais: number, t: Translate<'tournament'>, language: string): string =>
  feeReais === 0 ? t('free') : moneyText(feeReais, language)

/** Each place's share of the prize in percent: the shares of a pot of 100 centavos. */
export const sharesOf = (distribution: PrizeDistribution): number[] =>
  sharePot(asCents(100n), distribution).map(Number)

/** The prize that a player has won, or the two of which they win one: '2º lugar: R$ 12,80'. */
export function ownPrizesText(
  [first, second]: readonly PlacePrize[],
  t: Translate<'tournament'>,
  language: string,
): string {
  if (first === undefined) return ''
  const { place, amount } = { place: first.place, amount: moneyText(first.amount, language) }
  if (second === undefined) return t('own.prize', { place, amount })
  const other = { otherPlace: second.place, otherAmount: moneyText(second.amount, language) }
  return t('own.eitherPrize', { place, amount, ...other })
}

/** Whether the champion won a title, or why not; `isOwn`: the reader is the champion. Empty where it is not known. */
export function titleText(
  title: Tournament['championTitle'],
  t: Translate<'tournament'>,
  { isOwn }: { isOwn: boolean },
): string {
  if (!title) return ''
  return title === 'won' && isOwn ? t('title.own') : t(`title.${title}`, { min: TITLE_PLAYERS_MIN })
}

/** Format a start in the reader's own time zone or in `timeZone`: its date, its time, or both. */
export const dateText = (at: string | number, language: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(at))

export const timeText = (at: string | number, language: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at))

export const shortDateTimeText = (at: string | number, language: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
    .formatToParts(new Date(at))
    .map(({ value }, index, { [index + 1]: next }) =>
      next?.type === 'dayPeriod' && value === ' ' ? '\u00a0' : value,
    )
    .join('')

/** Full date and time, for the toast after creating a tournament. */
export const dateTimeText = (at: string | number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(at))

const UNITS = [
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

/** '2 horas', '5 minutos' or '90 segundos': the largest unit that divides it, in the language's words. */
export function waitLabel(seconds: number, language: string): string {
  const [length, unit] = UNITS.find(([one]) => seconds % one === 0) ?? UNITS[2]
  const amount = seconds / length
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
