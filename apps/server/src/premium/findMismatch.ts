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
export type ToldOfSubscription = {
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
  told: ToldOfSubscription,
): Mismatch | null {
  const differs = (name: 'checkoutId' | 'subscriptionRef') =>
    told[name] != null && stored[name] !== null && told[name] !== stored[name]
  if (told.provider !== stored.provider) return 'WRONG_PROVIDER'
  if (told.isLive !== stored.isLive) return 'WRONG_MODE'
  if (differs('checkoutId')) return 'WRONG_CHECKOUT'
  if (differs('subscriptionRef')) return 'WRONG_SUBSCRIPTION'
  if (told.userId !== stored.userId) return 'WRONG_CUSTOMER'
  if (told.currency !== undefined && told.currency !== stored.currency) return 'WRONG_CURRENCY'
  if (told.amount !== undefined && told.amount !== stored.amount) return 'WRONG_AMOUNT'
  return told.priceRef !== undefined && told.priceRef !== stored.priceRef ? 'WRONG_PRICE' : null
}
