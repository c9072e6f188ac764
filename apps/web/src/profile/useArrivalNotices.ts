import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAuth } from '../session/useAuth.ts'
import { showToast } from '../ui/toast/toastStore.ts'
import { takeNeedsConfirmation } from './needsConfirmation.ts'

export const CONFIRM_EMAIL_TOAST_MS = 9000

/**
 * Tells whoever arrives why he was sent here, or that his e-mail waits to be confirmed; then clears the
 * navigation state, so that a reload says nothing twice. Specification, part 1, section 2.
 */
export function useArrivalNotices(): void {
  const { t } = useTranslation('profile')
  const { user, status } = useAuth()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const { needsConfirmation, message } = state

  // Each arrival has a key of its own: who leaves and comes back before the next screen was drawn never left this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each arrival, in its language
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
