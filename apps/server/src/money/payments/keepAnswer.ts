import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { insertEvent } from './paymentEventStore.ts'
import type { RawEvent } from './paymentProvider.ts'

/** Stores a provider's answer to a poll, to be applied like its webhooks. */
export async function keepAnswer(
  db: Kysely<Database>,
  { provider, event, nowMs }: { provider: string; event: RawEvent; nowMs: number },
): Promise<void> {
  await insertEvent(db, { provider, ...event, now: new Date(nowMs) })
}
