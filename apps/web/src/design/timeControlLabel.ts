import { isDaily } from '@lance/domain'

/** '10 min' or '24 h', in the language's units and digits, with a no-break space. */
export function timeControlLabel(timeControlS: number, language: string): string {
  return isDaily(timeControlS)
    ? unitLabel(timeControlS / 3600, { unit: 'hour', language })
    : unitLabel(timeControlS / 60, { unit: 'minute', language })
}

/** A number of a unit, as the language writes them, with a no-break space. */
export function unitLabel(
  value: number,
  { unit, language }: { unit: 'hour' | 'minute' | 'second'; language: string },
): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
  return format.format(value).replace(' ', '\u00a0')
}
