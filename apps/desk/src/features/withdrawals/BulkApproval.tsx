import type { ListedWithdrawal } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { formatCents } from '../../base/format.ts'
import { ActDialog } from '../acts/index.ts'

/** How many of the chosen are listed by name. */
const LISTED_MAX = 10

type BulkProps = {
  withdrawals: readonly ListedWithdrawal[]
  /** Whether others were chosen too, which can't be approved. */
  hasOthers: boolean
  onClose: () => void
  onDone: () => void
}

/** Approves several withdrawals at once, after showing how many they are and what they come to. */
export function BulkApproval({ withdrawals, hasOthers, onClose, onDone }: BulkProps) {
  const { t } = useTranslation('withdrawals')
  const sumCents = withdrawals.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const rest = withdrawals.length - LISTED_MAX
  return (
    <ActDialog
      title={t('bulk.title')}
      verb="approve-withdrawal"
      given={withdrawals.map(({ id }) => ({ withdrawal: id }))}
      confirm={t('bulk.confirm')}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        <strong>{t('bulk.sum', { count: withdrawals.length, sum: formatCents(sumCents) })}</strong>
      </p>
      <ul>
        {withdrawals.slice(0, LISTED_MAX).map(({ id, user, amountCents }) => (
          <li key={id}>
            {formatCents(amountCents)} <span dir="auto">{user.name ?? t('closedAccount')}</span>
          </li>
        ))}
        {rest > 0 && <li>{t('bulk.more', { count: rest })}</li>}
      </ul>
      {hasOthers && <p className="hint">{t('bulk.onlyAsked')}</p>}
    </ActDialog>
  )
}
