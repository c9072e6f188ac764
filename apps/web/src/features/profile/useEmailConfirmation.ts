import { useTranslation } from '@lance/texts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { tabStorage } from '../../base/tabStorage.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { callApi, session } from '../../net/session/wiring.ts'
import { refetchFactors } from '../factors/index.ts'
import { reportFailure } from './accountForms.ts'

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

    async function redeemLink(link: string) {
      const [purpose, token = ''] = link.split('.')
      if (purpose === 'change') {
        const { waitsFor } = await callApi('POST /auth/email/confirm', { body: { token }, anonymous: true })
        const waits = waitsFor === 'old' ? 'emailChange.waitsOld' : 'emailChange.waitsNew'
        if (waitsFor === null)
          showToast({ title: t('emailChange.done'), description: t('emailChange.doneText') })
        else showToast({ title: t('emailChange.confirmed'), description: t(waits) })
        return
      }
      if (purpose === 'recovery') {
        await callApi('POST /auth/recovery/cancel', { body: { token }, anonymous: true })
        refetchFactors()
        showToast({ title: t('recovery.cancelled'), description: t('recovery.cancelledText') })
        return
      }
      if (purpose === 'undo') {
        await callApi('POST /auth/email/undo', { body: { token }, anonymous: true })
        showToast({ title: t('emailChange.undone'), description: t('emailChange.undoneText') })
        return
      }
      await callApi('POST /auth/confirm-email', { body: { token: link }, anonymous: true })
      takeNeedsConfirmation()
      showToast({ title: t('confirmation.done'), description: t('confirmation.thanks') })
    }

    async function redeem(token: string) {
      try {
        await redeemLink(token)
        await session.reload()
      } catch (error) {
        reportFailure(error, { title: t('confirmation.failed'), unexpected: t('confirmation.unexpected') })
      }
    }
  }, [confirm, navigate, t])
}

// Signing up sends the user home, so the flag waits here until the profile is next opened.
const STORAGE_KEY = 'needs_confirmation'

export function noteNeedsConfirmation(): void {
  tabStorage().setItem(STORAGE_KEY, 'true')
}

/** Whether to ask the user to confirm their e-mail; reading clears the flag. */
export function takeNeedsConfirmation(): boolean {
  const storage = tabStorage()
  const isNoted = storage.getItem(STORAGE_KEY) !== null
  storage.removeItem(STORAGE_KEY)
  return isNoted
}
