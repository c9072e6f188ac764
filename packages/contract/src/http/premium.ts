import { z } from 'zod'
import { role } from './accounts.ts'

const subscriptionId = z.uuid()

/** `url`: the provider's page, which the browser opens. */
export const startedSubscription = z.object({ id: subscriptionId, url: z.string() })
export type StartedSubscription = z.infer<typeof startedSubscription>

/**
 * `open`: its page waits for a first payment. `running`: more may be charged; `renews`: it will be, when the month that
 * is paid is over. `paymentFailed`: the last charge failed. `ended`: nothing more is charged.
 */
export const subscription = z.object({
  id: subscriptionId,
  status: z.enum(['open', 'running', 'ended']),
  renews: z.boolean(),
  paymentFailed: z.boolean(),
  createdAt: z.number(),
})
export type Subscription = z.infer<typeof subscription>

/** A month that was paid: amounts in R$, times in ms since 1970. `url`: the provider's receipt. */
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
 * One's premium plan. `paidUntil`: until when what was paid makes one a member, whether or not one gave it up before;
 * null: nothing is paid for now. `allowanceTotal`: what a month paid now would give in free entries, in R$.
 */
export const premiumState = z.object({
  role,
  price: z.number(),
  allowanceTotal: z.number(),
  paidUntil: z.number().nullable(),
  subscription: subscription.nullable(),
  allowance: entryAllowance.nullable(),
  /** The newest first. */
  invoices: z.array(premiumInvoice),
  sandbox: z.boolean(),
})
export type PremiumState = z.infer<typeof premiumState>
