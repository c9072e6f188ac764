import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { PaymentEvent, PaymentNews } from './paymentEvent.ts'
import type { PaymentCause } from './paymentProvider.ts'

/** An event with news of one kind, and the provider who reported it. */
export type ProviderEvent<News extends PaymentNews = PaymentNews> = PaymentEvent & {
  provider: string
  news: News
}

/**
 * What a handler decided about an event. `parked`: it contradicts what is stored, and an operator decides.
 * `afterCommit` publishes the change; nothing may depend on it.
 */
export type HandlerVerdict =
  | { verdict: 'applied'; afterCommit?: () => void }
  | { verdict: 'parked'; reason: string }

/** Applies the events of one cause, each once, within the transaction that settles it. */
export type PaymentHandler = {
  cause: PaymentCause
  /** Whether this payment belongs to its cause. Refunds and disputes name only their payment. */
  owns(trx: Kysely<Database>, payment: { provider: string; paymentRef: string }): Promise<boolean>
  apply(trx: Kysely<Database>, event: ProviderEvent): Promise<HandlerVerdict>
}
