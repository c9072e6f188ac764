import { z } from 'zod'
import { role } from './accounts.ts'

const subscriptionId = z.uuid()

/** `url`: the provider's page, for the browser to open. */
export const startedSubscription = z.object({ id: subscriptionId, url: z.string() })
export type StartedSubscription = z.infer<typeof startedSubscription>

/**
 * `open`: the provider's page is waiting for the first payment. `running`: further charges are possible;
 * `renews`: the next one follows at the end of the paid month. `paymentFailed`: the last charge failed.
 * `ended`: no more charges.
 */
export const subscription = z.object({
  id: subscriptionId,
  status: z.enum(['open', 'running', 'ended']),
  renews: z.boolean(),
  paymentFailed: z.boolean(),
  createdAt: z.number(),
})
export type Subscription = z.infer<typeof subscription>

/** A paid month: amounts in R$, times in ms since 1970. `url`: the provider's receipt. */
export const premiumInvoice = z.object({
  id: z.uuid(),
  amount: z.number(),
  refunded: z.number(),
  disputed: z.boolean(),
  paidAt: z.number(),
  periodStart: z.number(),
  periodEnd: z.number(),
  url: z.string().nullable(),
})
export type PremiumInvoice = z.infer<typeof premiumInvoice>

/** What is left of the month's free entries, in R$; `until`: the end of that month. */
export const entryAllowance = z.object({ total: z.number(), left: z.number(), until: z.number() })

/**
 * The user's premium plan. `paidUntil`: the end of the membership paid for so far, cancelled or not; null if
 * nothing is paid for now. `allowanceTotal`: the free entries that a month paid now would include, in R$.
 */
export const premiumState = z.object({
  role,
  price: z.number(),
  allowanceTotal: z.number(),
  paidUntil: z.number().nullable(),
  subscription: subscription.nullable(),
  allowance: entryAllowance.nullable(),
  /** Newest first. */
  invoices: z.array(premiumInvoice),
  sandbox: z.boolean(),
})
export type PremiumState = z.infer<typeof premiumState>
