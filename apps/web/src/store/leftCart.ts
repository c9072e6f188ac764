/** The key under which this tab stores the cart taken to a payment page, until the outcome is known. */
const STORED_AS = 'cart-left'

// Stored per tab, because only this tab left for the payment page. Without storage the cart can't be
// restored.

export function keepLeftCart(text: string): void {
  try {
    sessionStorage.setItem(STORED_AS, text)
  } catch {}
}

export function leftCart(): string | null {
  try {
    return sessionStorage.getItem(STORED_AS)
  } catch {
    return null
  }
}

export function forgetLeftCart(): void {
  try {
    sessionStorage.removeItem(STORED_AS)
  } catch {}
}
