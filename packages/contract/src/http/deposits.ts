import { z } from 'zod'

export const depositId = z.uuid()

/** The page's id for a request, by which the server recognizes a retry. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,128}$/)

/** In R$; the rule about amounts has its own error. */
export const depositBody = z.strictObject({ amount: z.number() })

/** `url`: the provider's page, for the browser to open. */
export const startedDeposit = z.object({ id: depositId, url: z.string() })
export type StartedDeposit = z.infer<typeof startedDeposit>

/**
 * `open`: the provider's page is waiting for a payment. `pending`: the payment is on its way (Pix). `url` is
 * null once the user can no longer return to that page. Times in ms since 1970.
 */
export const deposit = z.object({
  id: depositId,
  amount: z.number(),
  status: z.enum(['open', 'pending', 'paid', 'failed', 'expired']),
  url: z.string().nullable(),
  createdAt: z.number(),
  expiresAt: z.number(),
})
export type Deposit = z.infer<typeof deposit>

/** Unfinished deposits and those of the last 24 hours, newest first. */
export const depositList = z.object({ items: z.array(deposit), nextCursor: z.null() })
export type DepositList = z.infer<typeof depositList>

/** Tells a provider that its event has been stored. */
export const webhookAnswer = z.object({ received: z.literal(true) })
