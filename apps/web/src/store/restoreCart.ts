import { parseCart } from '@lance/domain'
import { i18n, loadTexts } from '../i18n/i18n.ts'
import { showToast } from '../ui/toast/toastStore.ts'
import { keepCart, readCart } from './cart.ts'
import { forgetLeftCart, leftCart } from './leftCart.ts'
import { noteReturned } from './returnedPieces.ts'

/** Puts back what was taken to a payment page and not bought; what has been put into the cart since then stays. */
function putBack(): boolean {
  const text = leftCart()
  if (text === null) return false
  forgetLeftCart()
  const left = parseCart(JSON.parse(text))
  noteReturned(left)
  // Of what stands in both, the newer comes first, and counts.
  const lines = parseCart([...readCart(), ...left])
  keepCart(lines)
  return lines.length > 0
}

/** The same, for whoever has come back; he is told. */
export async function restoreCart(): Promise<void> {
  if (!putBack()) return
  await loadTexts('store')
  showToast({ title: i18n.t('store:cart.restored'), description: i18n.t('store:cart.restoredText') })
}
