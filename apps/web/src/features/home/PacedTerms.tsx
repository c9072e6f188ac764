import type { Pace } from '@lance/domain'
import { useTranslation } from 'react-i18next'
import { usePaceText } from '../pace/index.ts'

/** What a pace other than the six time controls means. */
export function PacedTerms({ pace }: { pace: Pace }) {
  const { t } = useTranslation('home')
  const { key, values } = usePaceText(pace)
  return t(`terms.${key}`, values)
}
