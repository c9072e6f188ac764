import type { OrderStatus } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Badge } from '../../design/Badge.tsx'

const TONES = { paid: 'warning', sent: 'good', refunding: 'bad', refunded: 'plain' } as const

/** The status of an order. `isShort`: it was paid when its pieces were sold, and is refunded. */
export function OrderBadge({ status, isShort }: { status: OrderStatus; isShort: boolean }) {
  const { t } = useTranslation('orders')
  return (
    <>
      <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
      {isShort && status !== 'refunded' && (
        <>
          {' '}
          <Badge tone="bad">{t('short')}</Badge>
        </>
      )}
    </>
  )
}
