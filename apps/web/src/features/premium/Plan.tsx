import type { PremiumState, User } from '@lance/contract'
import { displayName, makeReais, PREMIUM_PRICE } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useQueryClient } from '@tanstack/react-query'
import { longDate } from '../../design/dates.ts'
import { ListFailed } from '../../design/ListNote.tsx'
import { moneyText } from '../../design/numberText.ts'
import { shownName } from '../../i18n/i18n.ts'
import { Answers } from './Answers.tsx'
import { Benefits } from './Benefits.tsx'
import { Comparison } from './Comparison.tsx'
import { MemberCard } from './MemberCard.tsx'
import { Membership } from './Membership.tsx'
import { isConfirming, refetchPremium, usePremium } from './premiumQueries.ts'
import { Receipts } from './Receipts.tsx'
import { ReviewPicture } from './ReviewPicture.tsx'
import { useChangePlan } from './useChangePlan.ts'
import { useSubscribe } from './useSubscribe.ts'

/** The plan for a signed-in user: the offer, or the state of their membership. */
export function Plan({ user }: { user: User }) {
  const { t, i18n } = useTranslation('premium')
  const { data, isError, error, refetch } = usePremium(user.id)
  const isMember = user.isPremium
  const until = isMember && data?.paidUntil ? longDate(data.paidUntil, i18n.language) : undefined
  return (
    <div className="premium lamp-lit">
      <header className="premium-head">
        <h1 className="premium-title">{t('title')}</h1>
        <p className="premium-lead">{t(isMember ? 'leadMember' : 'lead')}</p>
      </header>
      <div className="premium-side">
        <MemberCard
          name={shownName(displayName(user))}
          isMember={isMember}
          note={until === undefined ? undefined : t('card.until', { date: until })}
        />
        <div className="premium-buy">
          <Price />
          <BuyButton user={user} state={data} isLoading={data === undefined && !isError} />
          {data && <Confirming state={data} />}
          <p className="premium-small">{t('terms')}</p>
          {data?.sandbox && <p className="premium-small premium-sandbox">{t('sandbox')}</p>}
        </div>
      </div>
      {data && <Membership user={user} state={data} />}
      {data === undefined && isMember && !isError && <div className="skeleton premium-wait" aria-hidden />}
      {isError && data === undefined && (
        <ListFailed title={t('unread')} reason={error.message} onRetry={() => void refetch()} />
      )}
      <Benefits allowanceReais={data?.allowanceTotal ?? null} />
      <ReviewPicture />
      <Comparison allowanceReais={data?.allowanceTotal ?? null} />
      <Answers />
      {data && data.invoices.length > 0 && <Receipts invoices={data.invoices} />}
    </div>
  )
}

type BuyButtonProps = { user: User; state: PremiumState | undefined; isLoading: boolean }

/** Disabled for members, while the plan is loading, and while the provider's page opens. */
function BuyButton({ user, state, isLoading }: BuyButtonProps) {
  const { t } = useTranslation('premium')
  const client = useQueryClient()
  const { isBusy: isOpening, subscribe } = useSubscribe({
    onRefused: () => void refetchPremium(client, user.id),
  })
  const { isBusy: isChanging, chooseRole } = useChangePlan(user.id)
  const isConfirmed = state === undefined || !isConfirming(state)
  // A paid month is not bought again: a user who gave it up takes it back.
  const isOwned = !user.isPremium && state?.paidUntil != null
  const isBusy = isOpening || isChanging
  return (
    <button
      type="button"
      className="button premium-button"
      disabled={user.isPremium || isLoading || isBusy || !isConfirmed}
      aria-busy={isBusy || isLoading}
      onClick={() => (isOwned ? void chooseRole('PREMIUM') : subscribe())}
    >
      {t(user.isPremium ? 'isMember' : isOwned ? 'takeBack' : 'subscribe')}
      {isBusy && <span className="spinner" aria-hidden />}
    </button>
  )
}

/** Says that the payment was made but the provider has not confirmed it yet. */
function Confirming({ state }: { state: PremiumState }) {
  const { t } = useTranslation('premium')
  if (!isConfirming(state)) return null
  return (
    <p className="premium-notice" role="status">
      {t('confirming')}
    </p>
  )
}

/** The price of a month. */
export function Price() {
  const { t, i18n } = useTranslation('premium')
  return (
    <p className="premium-price">
      <strong>{moneyText(makeReais(PREMIUM_PRICE), i18n.language)}</strong> <span>{t('aMonth')}</span>
    </p>
  )
}
