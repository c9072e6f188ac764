/** The key under which this tab stores the cart taken to a payment page, until the outcome is known. */
const STORAGE_KEY = 'cart-left'

// Stored per tab, because only this tab left for the payment page. Without storage the cart can't be
// restored.

export function saveCheckoutCart(text: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, text)
  } catch {}
}

export function readCheckoutCart(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

export function clearCheckoutCart(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {}
}
