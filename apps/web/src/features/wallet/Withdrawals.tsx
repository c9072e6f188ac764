import type { Withdrawal } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { shortTime } from '../../design/dates.ts'
import { moneyText } from '../../design/numberText.ts'
import { isOpenWithdrawal, useWithdrawals } from './walletQueries.ts'

/** How many of the newest are shown; the statement has all. */
const SHOWN_MAX = 5

/** The latest withdrawals and their status; renders nothing when there are none. */
export function Withdrawals({ userId }: { userId: string }) {
  const { t } = useTranslation('wallet')
  const { data = [] } = useWithdrawals(userId)
  if (data.length === 0) return null
  return (
    <section aria-labelledby="wallet-withdrawals">
      <h2 id="wallet-withdrawals" className="text-20">
        {t('withdrawals.title')}
      </h2>
      <ul className="wallet-rows">
        {data.slice(0, SHOWN_MAX).map((withdrawal) => (
          <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </ul>
    </section>
  )
}

function WithdrawalRow({
  withdrawal: { amount, pixKey, status, createdAt, settledAt, reason },
}: {
  withdrawal: Withdrawal
}) {
  const { t, i18n } = useTranslation('wallet')
  return (
    <li className="wallet-row" data-status={status}>
      <div className="min-w-0">
        <p className="font-medium">
          {isOpenWithdrawal(status) && <span className="payment-dot" aria-hidden />}
          {t(`withdrawals.${status}`)}
        </p>
        <p className="text-14 text-quiet">
          {t('withdrawals.to', { time: shortTime(settledAt ?? createdAt, i18n.language), pixKey })}
        </p>
        {status !== 'paid' && <p className="text-14 text-quiet">{t(`withdrawals.${status}Text`)}</p>}
        {reason !== null && (
          <p className="text-14" dir="auto">
            {t('withdrawals.reason', { reason })}
          </p>
        )}
      </div>
      <p className="wallet-amount">{moneyText(amount, i18n.language)}</p>
    </li>
  )
}
