import { TRANSFER_KINDS } from '@lance/domain'
import { z } from 'zod'
import { playRules } from './responsiblePlay.ts'

/**
 * One's money and what bounds it; amounts in R$, times in ms since 1970. `withdrawable`: what may be withdrawn now; all of
 * it can be played with. `resting`: what may be withdrawn later, the soonest first, and when; `until` is null while a bank
 * disputes the deposit that it came from. `debt`: what the next credits pay first; until then nothing may be withdrawn.
 * `inReview`: wins and prizes that an operator looks at before they are paid. `due`: those that are paid by themselves, all
 * of them by `at`; null where there are none. `arrivedPaused`: deposits that came during the pause that runs. `sandbox`: all of it is play money. `payout`: the Pix key that is kept, null
 * before the first one, and until when withdrawals rest after a change, null where they don't.
 */
export const walletState = z.object({
  balance: z.number(),
  withdrawable: z.number(),
  resting: z.array(z.object({ amount: z.number(), until: z.number().nullable() })),
  debt: z.number(),
  inReview: z.number(),
  due: z.object({ amount: z.number(), at: z.number() }).nullable(),
  arrivedPaused: z.number(),
  sandbox: z.boolean(),
  withdrawalsEnabled: z.boolean(),
  payout: z.object({ pixKey: z.string().nullable(), restsUntil: z.number().nullable() }),
  depositMethods: z.array(z.enum(['card', 'pix'])),
  rules: playRules,
})
export type WalletState = z.infer<typeof walletState>

/** What a statement may be narrowed to. */
export const STATEMENT_KINDS = ['deposit', 'wager', 'tournament', 'withdrawal', 'other'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

export const statementQuery = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  kind: z.enum(STATEMENT_KINDS).optional(),
})

/** One move of money: `amount` is above 0 where it came in; times in ms since 1970. */
export const statementItem = z.object({
  id: z.string(),
  at: z.number(),
  kind: z.enum(STATEMENT_KINDS),
  transfer: z.enum(TRANSFER_KINDS),
  /** The deposit, game, tournament or withdrawal that it belongs to. */
  reference: z.string(),
  amount: z.number(),
  balanceAfter: z.number(),
})
export type StatementItem = z.infer<typeof statementItem>

/** The newest first. */
export const statement = z.object({ items: z.array(statementItem), nextCursor: z.string().nullable() })
export type Statement = z.infer<typeof statement>
