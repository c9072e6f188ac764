import { z } from 'zod'

/**
 * `pixKey`: a CPF, an email address, a phone (+55…) or a random key, registered to the account's own CPF.
 * `cpf`: the key's owner, if the key does not tell and the account has no CPF yet. `password`: the account's,
 * asked for again; an account with factors proves its owner by `POST /auth/proof` instead.
 */
export const withdrawalBody = z.strictObject({
  amount: z.number(),
  pixKey: z.string().max(100),
  cpf: z.string().max(20).optional(),
  password: z.string().max(1024).optional(),
})
export type WithdrawalBody = z.infer<typeof withdrawalBody>

/**
 * Amounts in R$, times in ms since 1970. `approved`: it will be sent. `sending`: the money is on its way and
 * can't be stopped. `failed`: the money could not be delivered and came back. `cancelled`: a bank took back a
 * deposit. `reason`: what an operator tells the applicant about a refusal.
 */
export const withdrawal = z.object({
  id: z.uuid(),
  amount: z.number(),
  pixKey: z.string(),
  status: z.enum(['asked', 'approved', 'sending', 'paid', 'failed', 'refused', 'cancelled']),
  createdAt: z.number(),
  settledAt: z.number().nullable(),
  reason: z.string().nullable(),
})
export type Withdrawal = z.infer<typeof withdrawal>

export const withdrawalList = z.object({ items: z.array(withdrawal), nextCursor: z.null() })
export type WithdrawalList = z.infer<typeof withdrawalList>
