import { HISTORY_DAYS, STATEMENT_KINDS, TRANSFER_KINDS } from '@lance/domain'
import { z } from 'zod'
import { playRules } from './responsiblePlay.ts'

/**
 * The user's money and its limits; amounts in R$, times in ms since 1970. `withdrawable`: what may be
 * withdrawn now; the whole balance may be played. `resting`: what may be withdrawn later, soonest first, and
 * when; `until` is null while a bank disputes the deposit it came from. `debt`: what the next credits pay
 * first; until it is paid, nothing may be withdrawn. `inReview`: payouts that an operator reviews before they
 * are paid. `due`: payouts that are paid without a review, all by `at`; null if there are none.
 * `arrivedPaused`: deposits that arrived during the current pause. `sandbox`: it is all play money. `payout`:
 * the stored Pix key, null before the first one, and the end of the wait for withdrawals after a change of
 * key, null without one; `knowsCpf`: a first key needs no CPF beside it, because that of the owner is known.
 * `frozen`: an operator has stopped the account. `daily`: how much a new account may still withdraw today, and
 * when more; null once the account is no longer new.
 */
export const walletState = z.object({
  balance: z.number(),
  withdrawable: z.number(),
  resting: z.array(z.object({ amount: z.number(), until: z.number().nullable() })),
  debt: z.number(),
  inReview: z.number(),
  /** Since when the longest of them is; null without one. Servers of an earlier version don't send it. */
  inReviewSince: z.number().nullable().optional(),
  due: z.object({ amount: z.number(), at: z.number() }).nullable(),
  arrivedPaused: z.number(),
  sandbox: z.boolean(),
  withdrawalsEnabled: z.boolean(),
  payout: z.object({
    pixKey: z.string().nullable(),
    restsUntil: z.number().nullable(),
    knowsCpf: z.boolean(),
  }),
  frozen: z.boolean(),
  daily: z.object({ max: z.number(), left: z.number(), moreAt: z.number().nullable() }).nullable(),
  depositMethods: z.array(z.enum(['card', 'pix'])),
  rules: playRules,
})
export type WalletState = z.infer<typeof walletState>

export const statementQuery = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  kind: z.enum(STATEMENT_KINDS).optional(),
})

/** One transfer: `amount` is positive for money coming in; times in ms since 1970. */
export const statementItem = z.object({
  id: z.string(),
  at: z.number(),
  kind: z.enum(STATEMENT_KINDS),
  transfer: z.enum(TRANSFER_KINDS),
  /** The deposit, game, tournament or withdrawal that it belongs to. */
  reference: z.string(),
  /** The tournament whose fee, returned fee or prize it is. */
  tournament: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  amount: z.number(),
  balanceAfter: z.number(),
})
export type StatementItem = z.infer<typeof statementItem>

/** Newest first. */
export const statement = z.object({ items: z.array(statementItem), nextCursor: z.string().nullable() })
export type Statement = z.infer<typeof statement>

export const walletHistoryQuery = z.object({
  days: z.coerce.number<number>().pipe(z.literal(HISTORY_DAYS)).default(30),
})

/**
 * The balance over the last `days` days, oldest first: one point for each 24 hours back from now, which is the
 * last one; times in ms since 1970. `sums`: what came into the wallet since the first point and what left it,
 * by kind; the first balance, plus all `in`, less all `out`, is the last balance to the centavo. `fees`: what
 * the platform kept of the games won in that time, which the wins no longer contain.
 */
export const walletHistory = z.object({
  days: z.literal(HISTORY_DAYS),
  points: z.array(z.object({ at: z.number(), balance: z.number() })),
  sums: z.array(z.object({ kind: z.enum(STATEMENT_KINDS), in: z.number(), out: z.number() })),
  fees: z.number(),
})
export type WalletHistory = z.infer<typeof walletHistory>
