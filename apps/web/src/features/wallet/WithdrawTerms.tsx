import type { WalletState } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { shortTime } from '../../design/dates.ts'
import { moneyText } from '../../design/numberText.ts'
import { FreeSteps } from './FreeMoney.tsx'
import { isOpenWithdrawal, useWithdrawals } from './walletQueries.ts'
import { mostReais } from './withdrawalHindrances.ts'

type WithdrawTermsProps = { userId: string; state: WalletState; isPossible: boolean }

/** How much can be withdrawn now, what rests and until when, what is on hold, and what happens next. */
export function WithdrawTerms({ userId, state, isPossible }: WithdrawTermsProps) {
  const { t, i18n } = useTranslation('wallet')
  const { balance, withdrawable, resting, payout, daily } = state
  const shown = (amount: number) => moneyText(amount, i18n.language)
  return (
    <div className="mt-3 grid gap-3 text-14 text-quiet">
      <p className="text-16 text-text">
        {isPossible
          ? t('withdraw.available', { amount: shown(mostReais(state)), balance: shown(balance) })
          : t('withdrawable', { amount: shown(mostReais(state)) })}
      </p>
      {resting.length > 0 && (
        <div>
          {/* What can be withdrawn now is said above, and may be less for a new account. */}
          <FreeSteps resting={resting} />
        </div>
      )}
      <OnHold userId={userId} state={state} />
      {isPossible && daily && daily.left < withdrawable && (
        <p>{t('withdraw.dailyLeft', { amount: shown(daily.max), left: shown(daily.left) })}</p>
      )}
      {isPossible && <p>{t('withdraw.how')}</p>}
      {isPossible && payout.pixKey === null && <p className="wallet-notice">{t('withdraw.firstKey')}</p>}
    </div>
  )
}

/** The user's money that is not in the balance now: in open withdrawals, in review, or on its way. */
function OnHold({
  userId,
  state: { inReview, inReviewSince = null, due },
}: {
  userId: string
  state: WalletState
}) {
  const { t, i18n } = useTranslation('wallet')
  const withdrawals = useWithdrawals(userId).data ?? []
  const open = withdrawals.filter(({ status }) => isOpenWithdrawal(status))
  const onHold = open.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100
  const shown = (amount: number) => moneyText(amount, i18n.language)
  return (
    <>
      {onHold > 0 && <p>{t('withdraw.onHold', { amount: shown(onHold) })}</p>}
      {inReview > 0 && (
        <p>
          {inReviewSince === null
            ? t('inReview', { amount: shown(inReview) })
            : t('inReviewSince', { amount: shown(inReview), time: shortTime(inReviewSince, i18n.language) })}
        </p>
      )}
      {due && <p>{t('due', { amount: shown(due.amount), time: shortTime(due.at, i18n.language) })}</p>}
    </>
  )
}
