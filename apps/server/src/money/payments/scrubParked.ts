import type { Context } from '../../kernel/context.ts'
import { lockNamedEvents, updateScrubbed } from './paymentEventStore.ts'
import { scrubPayload } from './scrubPayload.ts'

/** A payload may be as large as a webhook, so few are read at once; the next run takes the rest. */
const SCRUBBED_AT_ONCE_MAX = 100

/** Removes names and addresses from parked events received before this. What concerns money stays. */
export async function scrubParked({ db, time }: Pick<Context, 'db' | 'time'>, before: Date): Promise<void> {
  const now = new Date(time.nowMs())
  await db.transaction().execute(async (trx) => {
    for (const event of await lockNamedEvents(trx, { before, max: SCRUBBED_AT_ONCE_MAX }))
      await updateScrubbed(trx, { ...event, payload: scrubPayload(event.payload), now })
  })
}
