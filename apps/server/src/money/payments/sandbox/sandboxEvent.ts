import { asCents } from '@lance/domain'
import { z } from 'zod'
import type { PaymentEvent } from '../paymentEvent.ts'

/** The sandbox's name for the price of the premium plan. */
export const SANDBOX_PRICE_REF = 'sandbox_premium'

const amount = z
  .number()
  .int()
  .transform((units) => asCents(BigInt(units)))

const text = z.string().nullable()
const buyer = z.object({
  email: text,
  phone: text,
  name: text,
  address: z
    .object({ line1: text, line2: text, city: text, state: text, postalCode: text, country: text })
    .nullable(),
})

const metadataFields = { cause: z.string(), reference: z.string(), userId: z.string().nullable() }

const news = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('checkout'),
    cause: z.string(),
    reference: z.string(),
    checkoutId: z.string(),
    paymentRef: z.string().nullable(),
    subscriptionRef: z.string().nullable(),
    state: z.enum(['paid', 'pending', 'failed', 'expired']),
    amount,
    currency: z.string(),
    userId: z.string().nullable(),
    buyer: buyer.nullish(),
  }),
  z.object({
    kind: z.literal('invoice'),
    ...metadataFields,
    invoiceRef: z.string(),
    subscriptionRef: z.string(),
    state: z.enum(['paid', 'failed']),
    amount,
    currency: z.string(),
    priceRef: z.string(),
    periodStartMs: z.number(),
    periodEndMs: z.number(),
    paymentRef: z.string().nullable(),
    receiptUrl: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('subscription'),
    ...metadataFields,
    subscriptionRef: z.string(),
    state: z.enum(['running', 'ended']),
    renews: z.boolean(),
  }),
  z.object({
    kind: z.literal('refund'),
    paymentRef: z.string(),
    refundedTotal: amount,
    currency: z.string(),
  }),
])

const sandboxEvent = z.object({
  id: z.string(),
  type: z.string(),
  live: z.literal(false),
  atMs: z.number(),
  news,
})

export type SandboxEvent = z.input<typeof sandboxEvent>

export const makeSandboxEvent = (event: SandboxEvent): string => JSON.stringify(event)

/** Reads an event as the sandbox sends it. Throws if it is not one. */
export function readSandboxEvent(payload: string): PaymentEvent {
  const { id, live, ...event } = sandboxEvent.parse(JSON.parse(payload))
  return { eventId: id, isLive: live, ...event }
}
