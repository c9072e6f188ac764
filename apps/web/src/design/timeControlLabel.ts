import { isDaily } from '@lance/domain'

/** '10 min' or '24 h', in the language's units and digits, with a no-break space. */
export function timeControlLabel(timeControlS: number, language: string): string {
  const unit = isDaily(timeControlS) ? 'hour' : 'minute'
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
  return format.format(timeControlS / (unit === 'hour' ? 3600 : 60)).replace(' ', '\u00a0')
}
