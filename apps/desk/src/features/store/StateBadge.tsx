import type { ProductState } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { Badge } from '../../design/Badge.tsx'

const TONES = { draft: 'warning', published: 'good', withdrawn: 'plain' } as const

export function StateBadge({ state }: { state: ProductState }) {
  const { t } = useTranslation('store')
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
}
