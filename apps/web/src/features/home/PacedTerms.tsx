import type { PacedVariant } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { CHESS960 } from '../../design/paceLabel.ts'
import { usePaceText } from '../pace/index.ts'

/** What terms other than standard chess at one of the six time controls mean. */
export function PacedTerms({ terms }: { terms: PacedVariant }) {
  const { t } = useTranslation('home')
  const { key, values } = usePaceText(terms)
  const text = t(`terms.${key}`, values)
  return terms.variant === 'chess960' ? `${CHESS960} · ${text}` : text
}
