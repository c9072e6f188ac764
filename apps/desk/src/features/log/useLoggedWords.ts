import { useTranslation } from '@lance/texts'
import { i18n } from '../../base/i18n.ts'
import type { FindWords } from './showLogged.ts'

/** The words that the desk has for keys and values of the log, in the operator's language. */
export function useLoggedWords(): FindWords {
  useTranslation('log')
  return (key) => (i18n.exists(`log:${key}`) ? (i18n.t(`log:${key}` as never) as string) : null)
}
