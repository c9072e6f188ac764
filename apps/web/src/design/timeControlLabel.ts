import { isDaily } from '@lance/domain'

/** '10 min' or '24 h', in the language's units and digits. */
export function timeControlLabel(timeControlS: number, language: string): string {
  const [amount, unit] = isDaily(timeControlS) ? [timeControlS / 3600, 'hour'] : [timeControlS / 60, 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'short' }).format(
    Number(amount),
  )
}
