import { isDaily } from '@lance/domain'

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

/** '10 min' or '24 h', in the language's units and digits. */
export function timeControlLabel(timeControlS: number, language: string): string {
  const [amount, unit] = isDaily(timeControlS) ? [timeControlS / 3600, 'hour'] : [timeControlS / 60, 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'short' }).format(
    Number(amount),
  )
}
