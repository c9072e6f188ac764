import type { CheckoutNews } from '../payments/index.ts'
import type { CheckoutRow } from './checkoutStore.ts'

type Told = Pick<CheckoutNews, 'checkoutId' | 'paymentRef' | 'userId' | 'currency' | 'amount'> & {
  provider: string
  isLive: boolean
}

/** The first way in which the provider's report differs from the stored checkout; null if it matches. */
export function findMismatch(checkout: CheckoutRow, told: Told): string | null {
  if (told.provider !== checkout.provider) return 'WRONG_PROVIDER'
  if (told.isLive !== checkout.isLive) return 'WRONG_MODE'
  if (checkout.checkoutId !== null && told.checkoutId !== checkout.checkoutId) return 'WRONG_CHECKOUT'
  const paymentDiffers = told.paymentRef !== null && told.paymentRef !== checkout.paymentRef
  if (checkout.paymentRef !== null && paymentDiffers) return 'WRONG_PAYMENT'
  if ((told.userId || null) !== checkout.userId) return 'WRONG_CUSTOMER'
  if (told.currency !== checkout.currency) return 'WRONG_CURRENCY'
  return told.amount === checkout.amount ? null : 'WRONG_AMOUNT'
}
