import type { CheckoutNews } from '../payments/index.ts'
import type { DepositRow } from './depositStore.ts'

export type Mismatch =
  | 'WRONG_PROVIDER'
  | 'WRONG_MODE'
  | 'WRONG_CHECKOUT'
  | 'WRONG_PAYMENT'
  | 'WRONG_CUSTOMER'
  | 'WRONG_CURRENCY'
  | 'WRONG_AMOUNT'

type ReportedCheckout = Pick<CheckoutNews, 'checkoutId' | 'paymentRef' | 'userId' | 'currency' | 'amount'> & {
  provider: string
  isLive: boolean
}

/** Returns the first difference between the provider's event and the stored deposit; null if they match. */
export function findMismatch(
  deposit: Pick<
    DepositRow,
    'provider' | 'isLive' | 'checkoutId' | 'paymentRef' | 'userId' | 'currency' | 'amount'
  >,
  reported: ReportedCheckout,
): Mismatch | null {
  if (reported.provider !== deposit.provider) return 'WRONG_PROVIDER'
  if (reported.isLive !== deposit.isLive) return 'WRONG_MODE'
  if (deposit.checkoutId !== null && reported.checkoutId !== deposit.checkoutId) return 'WRONG_CHECKOUT'
  const paymentDiffers = reported.paymentRef !== null && reported.paymentRef !== deposit.paymentRef
  if (deposit.paymentRef !== null && paymentDiffers) return 'WRONG_PAYMENT'
  if (reported.userId !== deposit.userId) return 'WRONG_CUSTOMER'
  if (reported.currency !== deposit.currency) return 'WRONG_CURRENCY'
  return reported.amount === deposit.amount ? null : 'WRONG_AMOUNT'
}
