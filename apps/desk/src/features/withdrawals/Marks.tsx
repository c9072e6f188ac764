import type { ListedWithdrawal } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { Badge } from '../../design/Badge.tsx'

const NEW_FOR_MS = 30 * 86_400_000

/** What an operator should see about a withdrawal before they open it. */
export function Marks({
  withdrawal: { isFrozen, suspicions, takenBy, status, accountCreatedAt, createdAt },
}: {
  withdrawal: ListedWithdrawal
}) {
  const { t } = useTranslation('withdrawals')
  const isNew = Date.parse(createdAt) - Date.parse(accountCreatedAt) < NEW_FOR_MS
  return (
    <span className="marks">
      {isFrozen && <Badge tone="bad">{t('marks.frozen')}</Badge>}
      {suspicions > 0 && <Badge tone="bad">{t('marks.suspicions', { count: suspicions })}</Badge>}
      {isNew && <Badge>{t('marks.newAccount')}</Badge>}
      {status === 'sending' && takenBy !== null && <Badge>{t('marks.taken', { name: takenBy })}</Badge>}
    </span>
  )
}
