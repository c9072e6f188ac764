import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../design/toast/toastStore.ts'
import { callApi, session } from '../../net/session/wiring.ts'
import { takeNeedsConfirmation } from './needsConfirmation.ts'
import { reportFailure } from './reportFailure.ts'

/** Redeems the `?confirm=` token of the mail's link, once, and removes it from the address. */
export function useEmailConfirmation(): void {
  const { t } = useTranslation('profile')
  const { confirm } = useSearch({ from: '/profile' })
  const navigate = useNavigate()
  const redeemed = useRef<string | null>(null)

  useEffect(() => {
    if (confirm === undefined || redeemed.current === confirm) return
    redeemed.current = confirm
    void redeem(confirm)
    void navigate({ to: '/profile', search: {}, replace: true })

    async function redeem(token: string) {
      try {
        await callApi('POST /auth/confirm-email', { body: { token }, anonymous: true })
        takeNeedsConfirmation()
        showToast({ title: t('confirmation.done'), description: t('confirmation.thanks') })
        await session.reload()
      } catch (error) {
        reportFailure(error, { title: t('confirmation.failed'), unexpected: t('confirmation.unexpected') })
      }
    }
  }, [confirm, navigate, t])
}
