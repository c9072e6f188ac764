import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { plainNumber } from '../../i18n/plainNumber.ts'

/** The number of viewers; renders nothing when there are none. */
export function ViewerCount({ count }: { count: number }) {
  const { t, i18n } = useTranslation('game')
  if (count === 0) return null
  const text = t('viewers', { count })
  return (
    <span className="viewer-count" title={text}>
      <Eye size={16} aria-hidden />
      <span aria-hidden>{plainNumber(count, i18n.language)}</span>
      <span className="sr-only">{text}</span>
    </span>
  )
}
