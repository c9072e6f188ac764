import type { Deposit } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useEffect, useRef } from 'react'
import { shortTime } from '../../design/dates.ts'
import { moneyText } from '../../design/numberText.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { isInProgress, useDeposits, useRefetchWallet, useWalletState } from './walletQueries.ts'

const isShown = (deposit: Deposit) => isInProgress(deposit) || deposit.status === 'failed'

/** Deposits in progress, and today's failed ones; renders nothing when there are none. */
export function Payments({ userId }: { userId: string }) {
  const { t } = useTranslation('wallet')
  const { data = [] } = useDeposits(userId)
  usePaidToast(userId, data)
  const shown = data.filter(isShown)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="wallet-payments">
      <h2 id="wallet-payments" className="text-20">
        {t('payments.title')}
      </h2>
      <ul className="wallet-rows">
        {shown.map((deposit) => (
          <PaymentRow key={deposit.id} deposit={deposit} />
        ))}
      </ul>
    </section>
  )
}

function PaymentRow({ deposit: { amount, status, url, createdAt, expiresAt } }: { deposit: Deposit }) {
  const { t, i18n } = useTranslation('wallet')
  const { language } = i18n
  return (
    <li className="wallet-row" data-status={status}>
      <div className="min-w-0">
        <p className="font-medium">
          {status !== 'failed' && <span className="payment-dot" aria-hidden />}
          {t(`payments.${status === 'open' || status === 'pending' ? status : 'failed'}`)}
        </p>
        <p className="text-14 text-quiet">
          {status === 'open'
            ? t('payments.until', { time: shortTime(expiresAt, language) })
            : status === 'pending'
              ? t('payments.soon')
              : t('payments.nothingCharged', { time: shortTime(createdAt, language) })}
        </p>
      </div>
      <p className="wallet-amount">{moneyText(amount, language)}</p>
      {url !== null && (
        <a href={url} className="button button-quiet payment-open">
          {t('payments.goOn')}
        </a>
      )}
    </li>
  )
}

/** Announces a deposit that was credited while the page waited, even if the balance event was lost. */
function usePaidToast(userId: string, deposits: readonly Deposit[]) {
  const { t, i18n } = useTranslation('wallet')
  const refetchWallet = useRefetchWallet(userId)
  const pausedUntil = useWalletState(userId).data?.rules.pausedUntil ?? null
  const awaited = useRef(new Set<string>())
  useEffect(() => {
    const paid = deposits.filter(({ id, status }) => status === 'paid' && awaited.current.has(id))
    awaited.current = new Set(deposits.filter(isInProgress).map(({ id }) => id))
    const [first] = paid
    if (first === undefined) return
    showToast({
      title: t('paid.title'),
      description: t(pausedUntil === null ? 'paid.text' : 'paid.resting', {
        amount: moneyText(first.amount, i18n.language),
      }),
    })
    refetchWallet()
  })
}
