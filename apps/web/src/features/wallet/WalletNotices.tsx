import type { WalletState } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { shortTime } from '../../design/dates.ts'
import { moneyText } from '../../design/numberText.ts'

/** What the owner of a wallet must know: a debt, payouts on their way, a pause, play money. */
export function WalletNotices({ state }: { state: WalletState }) {
  const { t, i18n } = useTranslation('wallet')
  const { debt, inReview, inReviewSince = null, due, sandbox, arrivedPaused, rules } = state
  const shown = (amount: number) => moneyText(amount, i18n.language)
  const time = (at: number) => shortTime(at, i18n.language)
  // The money that arrived during a pause, and until when it can't be played.
  const paused =
    arrivedPaused > 0 && rules.pausedUntil !== null
      ? t('arrivedPaused', { amount: shown(arrivedPaused), time: time(rules.pausedUntil) })
      : null
  const notices = [
    inReview > 0 && inReviewSince !== null
      ? t('inReviewSince', { amount: shown(inReview), time: time(inReviewSince) })
      : null,
    inReview > 0 && inReviewSince === null ? t('inReview', { amount: shown(inReview) }) : null,
    due ? t('due', { amount: shown(due.amount), time: time(due.at) }) : null,
    paused,
    sandbox ? t('sandbox') : null,
  ].filter((notice) => notice !== null)
  if (debt <= 0 && notices.length === 0) return null
  return (
    <div className="wallet-notices">
      {debt > 0 && (
        <p className="wallet-notice" data-tone="danger">
          {t('debt', { amount: shown(debt) })}
        </p>
      )}
      {notices.map((notice) => (
        <p key={notice} className="wallet-notice">
          {notice}
        </p>
      ))}
    </div>
  )
}
