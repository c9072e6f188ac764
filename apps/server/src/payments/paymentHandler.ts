import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { PaymentEvent } from './paymentEvent.ts'
import type { PaymentCause } from './paymentProvider.ts'

/**
 * What a handler makes of an event. `parked`: it contradicts what was stored, and an operator decides.
 * `afterCommit` tells whom it concerns; nothing may depend on it.
 */
export type Handled = { verdict: 'applied'; afterCommit?: () => void } | { verdict: 'parked'; reason: string }

/** Applies the events of one cause, each within the transaction that settles it: once, however often it is told. */
export type PaymentHandler = {
  cause: PaymentCause
  /** Whether this payment is one of its own. Refunds and disputes name nothing else. */
  owns(trx: Kysely<Database>, payment: { provider: string; paymentRef: string }): Promise<boolean>
  apply(trx: Kysely<Database>, event: PaymentEvent & { provider: string }): Promise<Handled>
}
