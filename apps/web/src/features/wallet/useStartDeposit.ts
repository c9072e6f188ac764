import type { StartedDeposit } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useRef, useState } from 'react'
import { usePageRestore } from '../../base/usePageRestore.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi } from '../../net/session/wiring.ts'
import { useIdentify } from '../identity/index.ts'

/** Refusals whose messages say what to do. */
const SERVER_MESSAGE_CODES = [
  'DEPOSIT_LIMIT',
  'DEPOSITS_TOO_MANY',
  'PLAY_PAUSED',
  'DEPOSITS_OFF',
  'IDENTITY_REQUIRED',
  'TOO_OFTEN',
]

/**
 * Opens the provider's page for an amount, after a one-time declaration of age. A request whose answer was
 * lost is sent again with the same key, so it opens the same page. `isAdult`: null while unknown.
 */
export function useStartDeposit(isAdult: boolean | null) {
  const [isBusy, setBusy] = useState(false)
  const [pendingAmount, setPendingAmount] = useState<number | null>(null)
  const last = useRef({ amount: 0, key: '' })
  const isSending = useRef(false)
  const report = useReport()
  const { identify, dialog } = useIdentify()
  usePageRestore(() => {
    isSending.current = false
    setBusy(false)
  })

  async function send(amount: number) {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    if (last.current.amount !== amount || last.current.key === '')
      last.current = { amount, key: crypto.randomUUID() }
    try {
      const started = last.current
      const url = await identify(() => openCheckout(started))
      // A user who comes back here starts a new payment. The button stays busy until the page is left.
      last.current = { amount: 0, key: '' }
      window.location.assign(url)
    } catch (error) {
      isSending.current = false
      setBusy(false)
      if (error instanceof ApiError && error.code === 'ADULT_UNDECLARED') setPendingAmount(amount)
      else report(error)
    }
  }
  return {
    isBusy,
    /** Asks who the user is, when the server does. */
    dialog,
    isAsking: pendingAmount !== null,
    start: (amount: number) => (isAdult === false ? setPendingAmount(amount) : send(amount)),
    onDeclared: () => {
      setPendingAmount(null)
      if (pendingAmount !== null) void send(pendingAmount)
    },
    onRefused: () => setPendingAmount(null),
  }
}

async function openCheckout({ amount, key }: { amount: number; key: string }): Promise<string> {
  const call = { body: { amount }, idempotencyKey: key }
  const { url }: Partial<StartedDeposit> = await callApi('POST /deposits', call)
  if (!url) throw new Error('Falha ao criar o link de pagamento.')
  return url
}

/** [DEPOSIT-1] and [DEPOSIT-12]. */
function useReport() {
  const { t } = useTranslation('wallet')
  return (error: unknown) => {
    const isApi = error instanceof ApiError
    if (isApi && error.code === 'DEPOSIT_AMOUNT') {
      showToast({ style: 'destructive', title: t('depositing.invalid'), description: error.message })
      return
    }
    const description =
      isApi && SERVER_MESSAGE_CODES.includes(error.code) ? error.message : t('depositing.failedText')
    showToast({ style: 'destructive', title: t('depositing.failed'), description })
  }
}
