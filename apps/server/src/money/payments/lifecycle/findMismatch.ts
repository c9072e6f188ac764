import { type Cents, NO_CENTS } from '@lance/domain'

export type Mismatch =
  | 'WRONG_PROVIDER'
  | 'WRONG_MODE'
  | 'WRONG_CHECKOUT'
  | 'WRONG_PAYMENT'
  | 'WRONG_SUBSCRIPTION'
  | 'WRONG_CUSTOMER'
  | 'WRONG_CURRENCY'
  | 'WRONG_AMOUNT'
  | 'WRONG_PRICE'

/** The row of what was requested. A reference that is null is not known yet; one left out it never has. */
export type RequestedPayment = {
  provider: string
  isLive: boolean
  checkoutId: string | null
  paymentRef?: string | null
  subscriptionRef?: string | null
  /** Null for a guest. */
  userId: string | null
  currency: string
  amount: Cents
  priceRef?: string
}

/** What an event says about a payment; fields that it does not have are left out. */
export type ReportedPayment = {
  provider: string
  isLive: boolean
  checkoutId?: string
  paymentRef?: string | null
  subscriptionRef?: string | null
  userId: string | null
  currency?: string | null
  amount?: Cents | null
  priceRef?: string | null
}

/** Returns the first difference between the provider's event and the stored row; null if they match. */
export function findMismatch(requested: RequestedPayment, reported: ReportedPayment): Mismatch | null {
  const differs = (name: 'checkoutId' | 'paymentRef' | 'subscriptionRef') =>
    requested[name] != null && reported[name] != null && reported[name] !== requested[name]
  if (reported.provider !== requested.provider) return 'WRONG_PROVIDER'
  if (reported.isLive !== requested.isLive) return 'WRONG_MODE'
  if (differs('checkoutId')) return 'WRONG_CHECKOUT'
  if (differs('paymentRef')) return 'WRONG_PAYMENT'
  if (differs('subscriptionRef')) return 'WRONG_SUBSCRIPTION'
  if ((reported.userId || null) !== requested.userId) return 'WRONG_CUSTOMER'
  if (reported.currency !== undefined && reported.currency !== requested.currency) return 'WRONG_CURRENCY'
  if (reported.amount !== undefined && reported.amount !== requested.amount) return 'WRONG_AMOUNT'
  return reported.priceRef !== undefined && reported.priceRef !== requested.priceRef ? 'WRONG_PRICE' : null
}

type TakenMoney = { isLive: boolean; currency: string; amount: Cents }

/** Returns why an amount that was taken back can't belong to this payment; null if it can. */
export function findReversalMismatch(paid: TakenMoney, taken: TakenMoney): Mismatch | null {
  if (taken.isLive !== paid.isLive) return 'WRONG_MODE'
  if (taken.currency !== paid.currency) return 'WRONG_CURRENCY'
  return taken.amount <= NO_CENTS || taken.amount > paid.amount ? 'WRONG_AMOUNT' : null
}
