import type { CheckoutNews } from '../money/payments/index.ts'
import type { CheckoutRow } from './checkoutStore.ts'

type ReportedCheckout = Pick<CheckoutNews, 'checkoutId' | 'paymentRef' | 'userId' | 'currency' | 'amount'> & {
  provider: string
  isLive: boolean
}

/** The first way in which the provider's report differs from the stored checkout; null if it matches. */
export function findMismatch(checkout: CheckoutRow, reported: ReportedCheckout): string | null {
  if (reported.provider !== checkout.provider) return 'WRONG_PROVIDER'
  if (reported.isLive !== checkout.isLive) return 'WRONG_MODE'
  if (checkout.checkoutId !== null && reported.checkoutId !== checkout.checkoutId) return 'WRONG_CHECKOUT'
  const paymentDiffers = reported.paymentRef !== null && reported.paymentRef !== checkout.paymentRef
  if (checkout.paymentRef !== null && paymentDiffers) return 'WRONG_PAYMENT'
  if ((reported.userId || null) !== checkout.userId) return 'WRONG_CUSTOMER'
  if (reported.currency !== checkout.currency) return 'WRONG_CURRENCY'
  return reported.amount === checkout.amount ? null : 'WRONG_AMOUNT'
}
