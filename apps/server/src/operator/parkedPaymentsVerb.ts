import { readParked, retryParked } from '../payments/index.ts'
import type { Verb } from './verb.ts'

export const parkedPaymentsVerb: Verb = {
  says: 'Lists what payment providers told and what contradicts our rows: nothing was credited for it.',
  takes: [],
  changes: false,
  async run({ db }) {
    const parked = await readParked(db)
    const lines = parked.map(
      ({ receivedAt, provider, eventId, reason, scrubbedAt, payload }) =>
        `${receivedAt.toISOString()} ${provider} ${eventId} ${reason}${scrubbedAt ? ' (names removed)' : ''}\n  ${payload}`,
    )
    return { ok: true, lines: parked.length > 0 ? lines : ['Nothing is parked.'] }
  },
}

export const retryPaymentVerb: Verb = {
  says: 'Has a parked event of a payment provider tried again, after what it contradicted was mended.',
  takes: [{ name: 'event', says: 'the event, by its id' }],
  changes: true,
  async run({ db, time }, { event: eventId = '' }) {
    const found = await retryParked(db, { eventId, now: new Date(time.nowMs()) })
    return found
      ? { ok: true, lines: [`${eventId} is tried again.`] }
      : { ok: false, lines: [`No parked event is named ${eventId}.`] }
  },
}
