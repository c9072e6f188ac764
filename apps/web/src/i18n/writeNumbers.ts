import type { FormatterModule } from 'i18next'

/**
 * Numbers that fill a text are written as its language writes them, like money and dates; i18next needs
 * `interpolation.alwaysFormat` to ask. Only what is counted is grouped: a rating or an order is no amount. The status of
 * HTTP is a name.
 */
export const writeNumbers: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value, _format, language, options) {
    const filled = options?.interpolationkey
    if (typeof value !== 'number' || filled === 'status') return value
    return value.toLocaleString(language, { useGrouping: filled === 'count' ? 'auto' : false })
  },
}
