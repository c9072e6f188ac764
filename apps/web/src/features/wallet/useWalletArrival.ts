import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyText } from '../../design/numberText.ts'
import { showToast } from '../../design/toast/toastStore.ts'

/**
 * Tells users why they were sent here, or that their payment is being confirmed; then cleans the address, so
 * that a reload does not repeat it. Anyone can forge that address, so nothing in it is trusted.
 * [WALLET-13].
 */
export function useWalletArrival(): void {
  const { t, i18n } = useTranslation('wallet')
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const { deposit_success: isReturn, amount } = useSearch({ from: '/wallet' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once per arrival
  useEffect(() => {
    if (pathname !== '/wallet') return
    const { error } = state
    const returned = isReturn === 'true' ? numericAmount(amount) : null
    if (typeof error === 'string' && error !== '')
      showToast({ style: 'destructive', title: t('arrival.notice'), description: error })
    else if (returned !== null)
      showToast({
        title: t('arrival.deposit', { amount: moneyText(returned, i18n.language) }),
        description: t('arrival.depositText'),
      })
    if (isReturn !== undefined || amount !== undefined || error !== undefined)
      void navigate({ to: '/wallet', search: {}, replace: true, state: {} })
  }, [pathname, state.__TSR_key])
}

/** Parses R$ from the provider's return address: digits, a point, up to two decimals; otherwise null. */
function numericAmount(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}
