import type { PremiumState, User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { longDate } from '../../design/dates.ts'
import { moneyText } from '../../design/numberText.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { useChangePlan } from './useChangePlan.ts'

type MembershipProps = { user: User; state: PremiumState }

/** What will be charged and when, what is left of the month's free entries, and the possible changes. */
export function Membership({ user, state }: MembershipProps) {
  const { t } = useTranslation('premium')
  const standing = useStanding(state, user)
  if (standing === null && !state.allowance) return null
  return (
    <section className="premium-panel" aria-labelledby="premium-membership">
      <h2 id="premium-membership" className="text-20">
        {t('membership')}
      </h2>
      {standing !== null && (
        <p
          className="premium-standing"
          role="status"
          data-tone={state.subscription?.paymentFailed && 'danger'}
        >
          {standing}
        </p>
      )}
      {state.allowance && <AllowanceMeter allowance={state.allowance} />}
      <Changes user={user} state={state} />
    </section>
  )
}

/** The state of the subscription in one sentence; null if there is nothing to say. */
function useStanding({ subscription, paidUntil }: PremiumState, user: User): string | null {
  const { t, i18n } = useTranslation('premium')
  const date = paidUntil === null ? '' : longDate(paidUntil, i18n.language)
  if (paidUntil !== null && !user.isPremium) return t('standing.givenUp', { date })
  if (subscription?.status === 'running' && subscription.paymentFailed)
    return paidUntil === null ? t('standing.failed') : t('standing.failing', { date })
  if (paidUntil === null) return null
  return t(subscription?.status === 'running' && subscription.renews ? 'standing.renews' : 'standing.ends', {
    date,
  })
}

function AllowanceMeter({ allowance }: { allowance: NonNullable<PremiumState['allowance']> }) {
  const { t, i18n } = useTranslation('premium')
  const { left, total } = allowance
  const text = t('allowance.left', {
    left: moneyText(left, i18n.language),
    total: moneyText(total, i18n.language),
  })
  if (total === 0) return null
  return (
    <div className="allowance">
      <p className="allowance-text">
        <span id="allowance">{t('allowance.title')}</span> <strong>{text}</strong>
      </p>
      <progress className="allowance-bar" value={left} max={total} aria-labelledby="allowance" />
      <p className="premium-small">{t('allowance.rule')}</p>
    </div>
  )
}

function Changes({ user, state: { subscription, paidUntil } }: MembershipProps) {
  const { t } = useTranslation('premium')
  const { isBusy, renew, chooseRole } = useChangePlan(user.id)
  const [isAsking, setAsking] = useState(false)
  if (subscription?.status !== 'running') return null
  const close = () => setAsking(false)
  return (
    <div className="premium-changes">
      {subscription.renews ? (
        <button
          type="button"
          className="button button-quiet"
          disabled={isBusy}
          onClick={() => setAsking(true)}
        >
          {t('cancel.open')}
        </button>
      ) : (
        paidUntil !== null && (
          <button
            type="button"
            className="button button-quiet"
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => void renew(true)}
          >
            {t('resume')}
          </button>
        )
      )}
      {isAsking && (
        <CancelDialog
          paidUntil={paidUntil}
          isBusy={isBusy}
          onClose={close}
          onCancel={() => void renew(false).then(close)}
          onLeaveNow={() => void chooseRole('FREEMIUM').then(close)}
        />
      )}
    </div>
  )
}
