import { parseCart } from '@lance/domain'
import { i18n, loadTexts } from '../i18n/i18n.ts'
import { showToast } from '../ui/toast/toastStore.ts'
import { keepCart, readCart } from './cart.ts'
import { forgetLeftCart, leftCart } from './leftCart.ts'
import { noteReturned } from './returnedPieces.ts'

/** Puts back the cart that was taken to a payment page and not bought; lines added since then stay. */
function putBack(): boolean {
  const text = leftCart()
  if (text === null) return false
  forgetLeftCart()
  const left = parseCart(JSON.parse(text))
  noteReturned(left)
  // For a variant in both carts, the newer line comes first and wins.
  const lines = parseCart([...readCart(), ...left])
  keepCart(lines)
  return lines.length > 0
}

/** Restores the cart of a user who has come back, and tells them. */
export async function restoreCart(): Promise<void> {
  if (!putBack()) return
  await loadTexts('store')
  showToast({ title: i18n.t('store:cart.restored'), description: i18n.t('store:cart.restoredText') })
}
