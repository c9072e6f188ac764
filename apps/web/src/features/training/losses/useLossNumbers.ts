import { useTranslation } from '@lance/texts'

/** Writes losses per move, and counts, as the language does. */
export function useLossNumbers(): { write: (perMove: number) => string; count: (value: number) => string } {
  const { i18n } = useTranslation()
  const losses = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return { write: losses.format, count: new Intl.NumberFormat(i18n.language).format }
}
