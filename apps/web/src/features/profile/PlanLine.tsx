import type { User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Gem } from 'lucide-react'
import { SubscriptionArrival } from './SubscriptionArrival.tsx'

/** A link to the premium plan: the offer, or the user's own plan. */
export function PlanLine({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  return (
    <>
      <SubscriptionArrival user={user} />
      <Link to="/premium" className="plan-line">
        <Gem size={20} aria-hidden className="flex-none text-brass" />
        <span className="grow">
          <span className="block font-semibold">{t(user.isPremium ? 'plan.own' : 'plan.upgrade')}</span>
          <span className="block text-14 text-quiet">
            {t(user.isPremium ? 'plan.ownText' : 'plan.upgradeText')}
          </span>
        </span>
        <span aria-hidden>›</span>
      </Link>
    </>
  )
}
