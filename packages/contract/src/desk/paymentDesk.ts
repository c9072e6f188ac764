import { z } from 'zod'
import { defineDeskCall } from './defineDeskCall.ts'
import { cursor, pageOf } from './page.ts'

// What went wrong with payments: events that did not fit, payments of which nothing was heard, disputes, and
// the proof of the ledger. Amounts are in cents, times are ISO texts.

const FINANCE = ['owner', 'finance'] as const

const cents = z.number().int()
const person = z.object({ id: z.string(), name: z.string().nullable() })

const parkedEvent = z.object({
  provider: z.string(),
  eventId: z.string(),
  /** What did not fit, as a code. */
  reason: z.string(),
  receivedAt: z.string(),
  /** The event as the provider sent it; cut off where it is long. */
  payload: z.string(),
  /** Whether names and addresses were removed from it. */
  isScrubbed: z.boolean(),
})
export type ParkedEvent = z.infer<typeof parkedEvent>

/** What a payment is for. */
export const paymentKind = z.enum(['deposit', 'premium', 'order'])
export type PaymentKind = z.infer<typeof paymentKind>

const latePayment = z.object({
  id: z.string(),
  kind: paymentKind,
  /** Null for a guest of the store. */
  user: person.nullable(),
  amountCents: cents,
  provider: z.string(),
  /** `open`: its page is over, and no payment was reported. `pending`: paid, and never confirmed. */
  status: z.enum(['open', 'pending']),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** When the provider is polled about it next. */
  askAt: z.string().nullable(),
})
export type LatePayment = z.infer<typeof latePayment>

const waitingEvent = z.object({
  provider: z.string(),
  eventId: z.string(),
  receivedAt: z.string(),
  dueAt: z.string(),
  attempts: z.number().int(),
  /** The payment that it names and that is not known yet. */
  awaitsPayment: z.string().nullable(),
})
export type WaitingEvent = z.infer<typeof waitingEvent>

export const disputeState = z.enum(['inquiry', 'open', 'won', 'lost'])

const listedDispute = z.object({
  kind: paymentKind,
  /** The deposit, invoice or order. */
  paidId: z.string(),
  disputeId: z.string(),
  amountCents: cents,
  state: disputeState,
  saidAt: z.string(),
  user: person.nullable(),
})
export type ListedDispute = z.infer<typeof listedDispute>

const disputedPayment = z.object({
  kind: paymentKind,
  id: z.string(),
  user: person.nullable(),
  amountCents: cents,
  provider: z.string(),
  paymentRef: z.string().nullable(),
  paidAt: z.string().nullable(),
  refundedCents: cents,
  reversedCents: cents,
  disputes: z.array(listedDispute),
  /** Money of this deposit that rests with others while it is disputed; empty for other payments. */
  resting: z.array(z.object({ user: person.nullable(), amountCents: cents })),
  /** How much the file of evidence has of each kind. */
  evidence: z.object({
    games: z.number().int(),
    moves: z.number().int(),
    sessions: z.number().int(),
    deposits: z.number().int(),
    transfers: z.number().int(),
  }),
})
export type DisputedPayment = z.infer<typeof disputedPayment>

const openCorrection = z.object({
  actId: z.string(),
  who: z.string(),
  postedAt: z.string(),
  from: z.string(),
  to: z.string(),
  amountCents: cents,
  purpose: z.string().nullable(),
  left: z.array(z.object({ account: z.string(), cents })),
})
export type OpenCorrection = z.infer<typeof openCorrection>

const paidParams = z.object({ kind: paymentKind, paidId: z.uuid() })

export const paymentDeskCalls = {
  /** Events of providers that contradict our rows, the oldest first. */
  listParked: defineDeskCall({
    method: 'GET',
    path: '/desk/api/payments/parked',
    roles: FINANCE,
    query: z.object({ cursor }),
    answer: pageOf(parkedEvent),
  }),
  /** Payments and events that wait longer than they should, the oldest first; at most 100 of each. */
  listLate: defineDeskCall({
    method: 'GET',
    path: '/desk/api/payments/late',
    roles: FINANCE,
    answer: z.object({ payments: z.array(latePayment), events: z.array(waitingEvent) }),
  }),
  /** Disputes, the latest first. */
  listDisputes: defineDeskCall({
    method: 'GET',
    path: '/desk/api/payments/disputes',
    roles: FINANCE,
    query: z.object({ state: z.enum(['undecided', 'all']).optional(), cursor }),
    answer: pageOf(listedDispute),
  }),
  readDisputed: defineDeskCall({
    method: 'GET',
    path: '/desk/api/payments/disputes/:kind/:paidId',
    roles: FINANCE,
    params: paidParams,
    answer: disputedPayment,
  }),
  /** The evidence that a provider asks for, as one HTML file without anything from elsewhere. */
  readEvidence: defineDeskCall({
    method: 'GET',
    path: '/desk/api/payments/disputes/:kind/:paidId/evidence',
    roles: FINANCE,
    perMinute: 30,
    params: paidParams,
    query: z.object({ language: z.enum(['pt-BR', 'en']).optional() }),
    answer: z.string(),
  }),
  /** The last proof of the ledger, and the corrections whose other side is missing. */
  readProof: defineDeskCall({
    method: 'GET',
    path: '/desk/api/payments/proof',
    roles: FINANCE,
    answer: z.object({
      last: z
        .object({ begunAt: z.string(), findings: z.number().int(), openItems: z.number().int().nullable() })
        .nullable(),
      openCorrections: z.array(openCorrection),
      openCorrectionCount: z.number().int(),
    }),
  }),
}
