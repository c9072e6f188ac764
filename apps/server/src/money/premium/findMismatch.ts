import type { Cents } from '@lance/domain'
import type { SubscriptionRow } from './subscriptionStore.ts'

export type Mismatch =
  | 'WRONG_PROVIDER'
  | 'WRONG_MODE'
  | 'WRONG_CHECKOUT'
  | 'WRONG_SUBSCRIPTION'
  | 'WRONG_CUSTOMER'
  | 'WRONG_CURRENCY'
  | 'WRONG_AMOUNT'
  | 'WRONG_PRICE'

/** What an event says about a subscription; fields that it does not have are left out. */
export type ReportedSubscription = {
  provider: string
  isLive: boolean
  userId: string | null
  subscriptionRef: string | null
  checkoutId?: string
  currency?: string | null
  amount?: Cents | null
  priceRef?: string | null
}

/** Returns the first difference between the event and the stored subscription; null if they match. */
export function findMismatch(
  stored: Pick<
    SubscriptionRow,
    'provider' | 'isLive' | 'checkoutId' | 'subscriptionRef' | 'userId' | 'currency' | 'amount' | 'priceRef'
  >,
  reported: ReportedSubscription,
): Mismatch | null {
  const differs = (name: 'checkoutId' | 'subscriptionRef') =>
    reported[name] != null && stored[name] !== null && reported[name] !== stored[name]
  if (reported.provider !== stored.provider) return 'WRONG_PROVIDER'
  if (reported.isLive !== stored.isLive) return 'WRONG_MODE'
  if (differs('checkoutId')) return 'WRONG_CHECKOUT'
  if (differs('subscriptionRef')) return 'WRONG_SUBSCRIPTION'
  if (reported.userId !== stored.userId) return 'WRONG_CUSTOMER'
  if (reported.currency !== undefined && reported.currency !== stored.currency) return 'WRONG_CURRENCY'
  if (reported.amount !== undefined && reported.amount !== stored.amount) return 'WRONG_AMOUNT'
  return reported.priceRef !== undefined && reported.priceRef !== stored.priceRef ? 'WRONG_PRICE' : null
}
