import type { User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useEffect, useRef, useState } from 'react'
import { session } from '../../net/session/wiring.ts'
import { type Resent, resendConfirmation } from './resendConfirmation.ts'

/** The button that has the confirmation mail sent again, and what came of it. */
export function ResendConfirmation({ email }: { email: string }) {
  const { t } = useTranslation('confirmation')
  const { resent, isBusy, resend } = useResend()
  useFreshUser()
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void resend()}
      >
        {t('resend')}
        {isBusy && <span className="spinner" aria-hidden />}
      </button>
      <p role="status" className="text-14 text-text empty:hidden">
        {resent?.isSent && t('sentText', { email })}
      </p>
      {resent?.isSent === false && (
        <p role="alert" className="text-14 text-danger-text">
          {t('failed')}. {resent.reason}
        </p>
      )}
    </>
  )
}

/** Sends once however often it is pressed meanwhile. */
function useResend() {
  const [resent, setResent] = useState<Resent | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  async function resend() {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setResent(null)
    setResent(await resendConfirmation())
    isSending.current = false
    setBusy(false)
  }
  return { resent, isBusy, resend }
}

/** The link opens in another tab or on another device: reads the user again when this page is looked at again. */
function useFreshUser() {
  useEffect(() => {
    const reload = () => {
      if (document.visibilityState === 'visible') void session.reload()
    }
    document.addEventListener('visibilitychange', reload)
    return () => document.removeEventListener('visibilitychange', reload)
  }, [])
}

/** Tells users that their address is not confirmed, and what it keeps from them. */
export function ConfirmEmailNotice({ user: { email } }: { user: User }) {
  const { t } = useTranslation('confirmation')
  return (
    <section className="mt-5 grid justify-items-start gap-3 rounded-10 border border-line bg-surface p-5">
      <div>
        <h2 className="text-16 font-semibold">{t('title')}</h2>
        <p className="mt-1 text-14 text-quiet">{t('text', { email })}</p>
      </div>
      <ResendConfirmation email={email} />
    </section>
  )
}
