import { formatNumber } from '../../base/format.ts'

/** Evidence in nats, to a tenth; a dash where it is not known. */
export const formatNats = (nats: number | null | undefined): string =>
  nats === null || nats === undefined ? '–' : formatNumber(Math.round(nats * 10) / 10)

/** A probability as a percentage: whole above 10, with more figures the smaller it is. */
export function formatChance(chance: number): string {
  const percent = chance * 100
  const digits = percent >= 10 ? 0 : percent >= 1 ? 1 : 2
  return `${formatNumber(Math.round(percent * 10 ** digits) / 10 ** digits)} %`
}

/** Rarer than this is said as this: no sample of players shows more. */
const RAREST = 1_000_000

/** One in how many honest players look like this or worse by chance, in two figures. */
export function oneIn(falseAlarmRate: number): number {
  const exact = Math.min(RAREST, 1 / Math.max(falseAlarmRate, 1 / RAREST))
  const step = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1)
  return Math.round(exact / step) * step
}

/** The same for a text: the number that decides its plural, and as the language writes it. */
export function rarityValues(falseAlarmRate: number): { count: number; shown: string } {
  const count = oneIn(falseAlarmRate)
  return { count, shown: formatNumber(count) }
}
