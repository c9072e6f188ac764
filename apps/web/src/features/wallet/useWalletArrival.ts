import { useTranslation } from '@lance/texts'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { moneyText } from '../../design/numberText.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { callApi } from '../../net/session/wiring.ts'

/**
 * Tells users why they were sent here, or that their payment is being confirmed; then cleans the address, so
 * that a reload does not repeat it. Anyone can forge that address, so nothing in it is trusted.
 * [WALLET-13].
 */
export function useWalletArrival(): void {
  const { t, i18n } = useTranslation('wallet')
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const search = useSearch({ from: '/wallet' })
  const { deposit_success: isReturn, amount } = search
  // The location changes before the search that belongs to it: the old search must not be told again.
  const told = useRef<typeof search>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once per arrival
  useEffect(() => {
    if (pathname !== '/wallet') return
    const { error } = state
    const returned = isReturn === 'true' && told.current !== search ? numericAmount(amount) : null
    told.current = search
    if (typeof error === 'string' && error !== '')
      showToast({ style: 'destructive', title: t('arrival.notice'), description: error })
    else if (returned !== null) void announceReturn(returned)
    if (isReturn !== undefined || amount !== undefined || error !== undefined)
      void navigate({ to: '/wallet', search: {}, replace: true, state: {} })
  }, [pathname, state.__TSR_key])

  /** Says what the server knows of the payment by now: credited, or waiting to be confirmed. */
  async function announceReturn(reais: number) {
    const amount = moneyText(reais, i18n.language)
    if (await isCredited(reais))
      return showToast({ title: t('paid.title'), description: t('paid.text', { amount }) })
    showToast({ title: t('arrival.deposit', { amount }), description: t('arrival.depositText') })
  }
}

/** Whether the user's newest deposit is one of that amount, and was credited. */
async function isCredited(reais: number): Promise<boolean> {
  try {
    const { items } = await callApi('GET /deposits')
    const [newest] = items
    return newest !== undefined && newest.amount === reais && newest.status === 'paid'
  } catch {
    return false
  }
}

/** Parses R$ from the provider's return address: digits, a point, up to two decimals; otherwise null. */
function numericAmount(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}
