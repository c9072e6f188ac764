import type { PlayRules } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useRef, useState } from 'react'
import { showToast } from '../../design/toast/toastStore.ts'
import { useRefetchWallet } from './walletQueries.ts'

/**
 * Makes a call that changes the user's own limits, and refetches the wallet. A refusal is shown, and returns
 * null.
 */
export function useChangeRules(userId: string) {
  const { t } = useTranslation('wallet')
  const refetchWallet = useRefetchWallet(userId)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  async function change(call: () => Promise<PlayRules>): Promise<PlayRules | null> {
    if (isSending.current) return null
    isSending.current = true
    setBusy(true)
    try {
      return await call()
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      showToast({ style: 'destructive', title: t('play.failed'), description })
      return null
    } finally {
      isSending.current = false
      setBusy(false)
      refetchWallet()
    }
  }
  return { change, isBusy }
}
