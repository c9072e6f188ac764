import { z } from 'zod'

export const depositId = z.uuid()

/** A name that the page gives to a request, so that a repeat of it is known as such. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,128}$/)

/** R$; the rule about amounts has an error of its own. */
export const depositBody = z.strictObject({ amount: z.number() })

/** `url`: the provider's page, which the browser opens. */
export const startedDeposit = z.object({ id: depositId, url: z.string() })
export type StartedDeposit = z.infer<typeof startedDeposit>

/**
 * `open`: its page waits for a payment. `pending`: the payment is on its way (Pix). `url` is there while the page can
 * be gone back to. Times in ms since 1970.
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

/** The deposits that are under way, and those of the last 24 hours, the newest first. */
export const depositList = z.object({ items: z.array(deposit), nextCursor: z.null() })
export type DepositList = z.infer<typeof depositList>

/** What a provider is told: its event is kept. */
export const webhookAnswer = z.object({ received: z.literal(true) })
