import type { CheckoutBody, StartedCheckout } from '@lance/contract'
import type { CartLine } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useRef, useState } from 'react'
import { usePageRestore } from '../../base/usePageRestore.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { i18n } from '../../i18n/i18n.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi } from '../../net/session/wiring.ts'
import { readCart, saveCart } from './cart.ts'
import { saveCheckoutCart } from './checkoutCart.ts'
import { STORE } from './readStore.ts'
import { storedCart } from './storedCart.ts'

/**
 * Takes the cart to the provider's page. The cart is empty from then on, and is restored if the buyer comes
 * back without paying. A request whose answer was lost is sent again with the same key. `onRefused`: the
 * store may have changed.
 */
export function useCheckout({ onRefused }: { onRefused: () => void }) {
  const { t } = useTranslation('store')
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const last = useRef({ text: '', key: '' })
  const release = () => {
    isSending.current = false
    setBusy(false)
  }
  usePageRestore(release)

  async function start() {
    if (isSending.current) return
    const [lines, text] = [readCart(), storedCart.text() ?? '']
    if (lines.length === 0) {
      const [title, description] = [t('cart.checkoutEmpty'), t('cart.checkoutEmptyText')]
      showToast({ style: 'destructive', title, description })
      return
    }
    isSending.current = true
    setBusy(true)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    try {
      const url = await openCheckout(lines, last.current.key)
      last.current = { text: '', key: '' }
      saveCheckoutCart(text)
      saveCart([])
      window.location.assign(url)
    } catch (error) {
      release()
      const description =
        error instanceof ApiError && hasServerMessage(error) ? error.message : t('cart.checkoutFailedText')
      showToast({ style: 'destructive', title: t('cart.checkoutFailed'), description })
      onRefused()
    }
  }
  return { isBusy, start: () => void start() }
}

/** Refusals about the items, whose messages say what to do. */
const hasServerMessage = ({ status, code }: ApiError) => status >= 400 && status < 500 && code !== 'UNKNOWN'

async function openCheckout(lines: readonly CartLine[], key: string): Promise<string> {
  const body: CheckoutBody = {
    items: lines.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity })),
    successUrl: `${location.origin}/success`,
    cancelUrl: `${location.origin}/store`,
    locale: i18n.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
  const call = { params: STORE, body, idempotencyKey: key }
  const { url }: Partial<StartedCheckout> = await callApi('POST /store/:storeId/checkout', call)
  if (!url) throw new Error('the checkout answer has no url')
  return url
}
