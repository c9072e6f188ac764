/** Where this tab keeps the cart that was taken to a payment page, until it is known what became of it. */
const STORED_AS = 'cart-left'

// Kept for the tab: another one has not left. Without storage nothing can be brought back.

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
