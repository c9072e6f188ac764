import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { insertEvent } from './paymentEventStore.ts'
import type { PaymentProvider, RawEvent } from './paymentProvider.ts'

/** Stores a provider's answers to a poll, to be applied like its webhooks. */
export async function keepAnswers(
  { db, provider }: { db: Kysely<Database>; provider: Pick<PaymentProvider, 'name'> },
  events: readonly RawEvent[],
  nowMs: number,
): Promise<void> {
  for (const event of events)
    await insertEvent(db, { provider: provider.name, ...event, now: new Date(nowMs) })
}
