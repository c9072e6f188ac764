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

type Told = Pick<CheckoutNews, 'checkoutId' | 'paymentRef' | 'userId' | 'currency' | 'amount'> & {
  provider: string
  isLive: boolean
}

/** Returns the first difference between the provider's event and the stored deposit; null if they match. */
export function findMismatch(
  deposit: Pick<
    DepositRow,
    'provider' | 'isLive' | 'checkoutId' | 'paymentRef' | 'userId' | 'currency' | 'amount'
  >,
  told: Told,
): Mismatch | null {
  if (told.provider !== deposit.provider) return 'WRONG_PROVIDER'
  if (told.isLive !== deposit.isLive) return 'WRONG_MODE'
  if (deposit.checkoutId !== null && told.checkoutId !== deposit.checkoutId) return 'WRONG_CHECKOUT'
  const paymentDiffers = told.paymentRef !== null && told.paymentRef !== deposit.paymentRef
  if (deposit.paymentRef !== null && paymentDiffers) return 'WRONG_PAYMENT'
  if (told.userId !== deposit.userId) return 'WRONG_CUSTOMER'
  if (told.currency !== deposit.currency) return 'WRONG_CURRENCY'
  return told.amount === deposit.amount ? null : 'WRONG_AMOUNT'
}
