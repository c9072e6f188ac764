import { useTranslation } from '@lance/texts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showToast } from '../../design/toast/toastStore.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { takeNeedsConfirmation } from './useEmailConfirmation.ts'

export const CONFIRM_EMAIL_TOAST_MS = 9000

/**
 * Tells users why they were sent here, or that their e-mail is not confirmed yet; then clears the navigation
 * state, so that a reload does not repeat it ([ACCOUNT-20]).
 */
export function useArrivalNotices(): void {
  const { t } = useTranslation('profile')
  const { user, status } = useAuth()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const { needsConfirmation, message } = state

  // Each arrival has its own key: a user who leaves and returns before the next screen renders never unmounts
  // this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once per arrival
  useEffect(() => {
    if (pathname !== '/profile') return
    const isRestricted = typeof message === 'string' && message !== ''
    if (isRestricted) showToast({ style: 'destructive', title: t('restricted'), description: message })
    const isToConfirm = !isRestricted && status === 'user' && (takeNeedsConfirmation() || needsConfirmation)
    if (isToConfirm && !user.emailConfirmed) {
      showToast({
        title: t('confirmation.title'),
        description: t('confirmation.text', { email: user.email }),
        durationMs: CONFIRM_EMAIL_TOAST_MS,
      })
    }
    if (message !== undefined || needsConfirmation !== undefined) {
      void navigate({ to: '/profile', search: (search) => search, replace: true, state: {} })
    }
  }, [pathname, state.__TSR_key])
}
