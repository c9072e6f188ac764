import { useTranslation } from '@lance/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import { usePublicSettings } from '../../net/publicSettings.ts'
import { queryClient } from '../../net/queryClient.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { Answers } from './Answers.tsx'
import { Benefits } from './Benefits.tsx'
import { Comparison } from './Comparison.tsx'
import { MemberCard } from './MemberCard.tsx'
import { Plan, Price } from './Plan.tsx'
import { ReviewPicture } from './ReviewPicture.tsx'
import './premium.css'

/** /premium: the plan's benefits and price, and a member's own plan ([PREMIUM-2]). */
export function PremiumPage() {
  const { t } = useTranslation('premium')
  const { status, user } = useAuth()
  usePageTitle(t('title'))
  usePageDescription(t('pageDescription'))
  if (status !== 'user') return <Offer />
  return (
    <QueryClientProvider client={queryClient}>
      <Plan key={user.id} user={user} />
    </QueryClientProvider>
  )
}

/** Shown to guests: they sign up first, and come back here afterwards. */
function Offer() {
  const { t } = useTranslation('premium')
  const settings = usePublicSettings()
  return (
    <div className="premium lamp-lit">
      <header className="premium-head">
        <h1 className="premium-title">{t('title')}</h1>
        <p className="premium-lead">{t('lead')}</p>
      </header>
      <div className="premium-side">
        <MemberCard name={t('card.you')} isMember={false} />
        <div className="premium-buy">
          <Price />
          <Link to="/profile" state={{ wayBack: '/premium' }} className="button premium-button">
            {t('subscribe')}
          </Link>
          <p className="premium-small">{t('terms')}</p>
        </div>
      </div>
      <Benefits allowanceReais={settings?.premium.allowance ?? null} />
      <ReviewPicture />
      <Comparison allowanceReais={settings?.premium.allowance ?? null} />
      <Answers />
    </div>
  )
}
