import type { PasskeyAnswer, SessionAnswer } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useEffect, useEffectEvent } from 'react'
import { showToast } from '../../design/toast/toastStore.ts'
import { callApi } from '../../net/session/wiring.ts'
import { askForPasskey, offerPasskeys, stopOfferingPasskeys } from '../factors/index.ts'
import { reportFailure } from './accountForms.ts'

/** The server forgets a challenge after five minutes. */
const OFFER_AGAIN_MS = 4 * 60_000

const askForOptions = async () => (await callApi('POST /auth/passkey/options', { anonymous: true })).options

/**
 * Signs in by a passkey: the browser offers those of this device in the first field, and the returned
 * function asks for one.
 */
export function usePasskeySignIn(onEntered: (answer: SessionAnswer) => Promise<void>): () => void {
  const { t } = useTranslation('profile')
  const fail = (error: unknown) =>
    reportFailure(error, { title: t('login.failed'), unexpected: t('login.unexpected') })

  async function enter(passkey: PasskeyAnswer) {
    try {
      await onEntered(await callApi('POST /auth/passkey', { body: { passkey }, anonymous: true }))
    } catch (error) {
      fail(error)
    }
  }

  const offer = useEffectEvent(async () => {
    const passkey = await offerPasskeys(askForOptions)
    if (passkey !== null) await enter(passkey)
  })

  useEffect(() => {
    if (typeof PublicKeyCredential === 'undefined') return
    void offer()
    const timer = setInterval(() => void offer(), OFFER_AGAIN_MS)
    return () => {
      clearInterval(timer)
      void stopOfferingPasskeys()
    }
  }, [])

  async function ask() {
    try {
      const asked = await askForPasskey(await askForOptions())
      if (asked.ok) return await enter(asked.passkey)
      if (asked.why !== 'cancelled')
        showToast({ style: 'destructive', title: t('login.failed'), description: t('login.passkeyFailed') })
    } catch (error) {
      fail(error)
    }
    // Asking ended the offer in the first field.
    void offer()
  }
  return () => void ask()
}
