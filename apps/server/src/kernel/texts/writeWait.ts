const UNITS = [
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

/** A length of time as the site writes it: '2 horas', '3 minutos' or '90 segundos', in the largest unit that divides it. */
export function writeWait(seconds: number, language: string): string {
  const [length, unit] = UNITS.find(([one]) => seconds % one === 0) ?? UNITS[2]
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(seconds / length)
}
