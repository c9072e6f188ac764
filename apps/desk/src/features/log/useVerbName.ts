import { useTranslation } from '@lance/texts'
import { i18n } from '../../base/i18n.ts'

/** What an act is called in the operator's language; a verb without words goes by its own name. */
export function useVerbName(): (verb: string) => string {
  const { t } = useTranslation('log')
  return (verb) => (i18n.exists(`log:verbs.${verb}`) ? t(`verbs.${verb}` as 'verbs.invite') : verb)
}
