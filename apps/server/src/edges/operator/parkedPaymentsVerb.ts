import { readParked, retryParked } from '../../money/payments/index.ts'
import type { Verb } from './verb.ts'

export const parkedPaymentsVerb: Verb = {
  says: 'Lists events of payment providers that contradict our rows: nothing was credited for them.',
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
  says: 'Retries a parked event of a payment provider, after what it contradicted was fixed.',
  takes: [{ name: 'event', says: 'the id of the event' }],
  changes: true,
  sameIsRetry: true,
  transactions: 'one',
  async run({ db, time }, { event: eventId = '' }) {
    const found = await retryParked(db, { eventId, now: new Date(time.nowMs()) })
    return found
      ? {
          ok: true,
          lines: [`${eventId} will be tried again.`],
          changed: { event: eventId, from: 'parked', to: 'waiting' },
        }
      : { ok: false, lines: [`There is no parked event ${eventId}.`], code: 'EVENT_UNKNOWN' }
  },
}
