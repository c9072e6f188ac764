import { parseCart } from '@lance/domain'
import { showToast } from '../../design/toast/toastStore.ts'
import { i18n, loadTexts } from '../../i18n/i18n.ts'
import { readCart, saveCart } from './cart.ts'
import { clearCheckoutCart, readCheckoutCart } from './checkoutCart.ts'
import { noteReturnedStock } from './returnedStock.ts'

/** Puts back the cart that was taken to a payment page and not bought; lines added since then stay. */
function mergeCheckoutCart(): boolean {
  const text = readCheckoutCart()
  if (text === null) return false
  clearCheckoutCart()
  const returned = parseCart(JSON.parse(text))
  noteReturnedStock(returned)
  // For a variant in both carts, the newer line comes first and wins.
  const lines = parseCart([...readCart(), ...returned])
  saveCart(lines)
  return lines.length > 0
}

/** Restores the cart of a user who has come back, and tells them. */
export async function restoreCart(): Promise<void> {
  if (!mergeCheckoutCart()) return
  await loadTexts('store')
  showToast({ title: i18n.t('store:cart.restored'), description: i18n.t('store:cart.restoredText') })
}
