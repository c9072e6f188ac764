import type { FormatterModule } from 'i18next'

/**
 * Formats the numbers in a text for its language, like money and dates; i18next calls this only with
 * `interpolation.alwaysFormat`. Only counts are grouped: a rating or an order number is not an amount. HTTP
 * statuses stay as they are.
 */
export const writeNumbers: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value, _format, language, options) {
    const key = options?.interpolationkey
    if (typeof value !== 'number' || key === 'status') return value
    return value.toLocaleString(language, { useGrouping: key === 'count' ? 'auto' : false })
  },
}
