import type { User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { showToast } from '../../design/toast/toastStore.ts'
import { session } from '../../net/session/wiring.ts'

/** How often to poll for the membership, in case its event is lost. */
const POLL_MS = 5000

/**
 * Thanks users who come back from the provider's page, and waits for the payment to be confirmed: anyone can
 * open that address, so it changes nothing. The page changes when the server says so. [PREMIUM-1].
 */
export function SubscriptionArrival({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const navigate = useNavigate()
  const { subscription_success: isReturn } = useSearch({ from: '/profile' })
  const [isAwaited, setAwaited] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once per arrival
  useEffect(() => {
    if (isReturn === undefined) return
    if (isReturn === 'true') {
      setAwaited(true)
      showToast({ title: t('subscribed.thanks'), description: t('subscribed.text') })
    }
    void navigate({ to: '/profile', search: {}, replace: true })
  }, [isReturn])

  useEffect(() => {
    if (!isAwaited || user.isPremium) return
    const timer = setInterval(() => void session.reload(), POLL_MS)
    return () => clearInterval(timer)
  }, [isAwaited, user.isPremium])

  if (!isAwaited || user.isPremium) return null
  return (
    <p className="subscription-awaited" role="status">
      <span className="spinner" aria-hidden /> {t('subscribed.waiting')}{' '}
      <Link to="/premium" className="link">
        {t('subscribed.plan')}
      </Link>
    </p>
  )
}
