import { z } from 'zod'

/**
 * `pixKey`: a CPF, an e-mail address, a phone as +55… or a random key, of the account's own CPF. `cpf`: whose key it
 * is, where the key does not say so and the account has none yet. `password`: the account's, once more.
 */
export const withdrawalBody = z.strictObject({
  amount: z.number(),
  pixKey: z.string().max(100),
  cpf: z.string().max(20).optional(),
  password: z.string().max(1024),
})
export type WithdrawalBody = z.infer<typeof withdrawalBody>

/**
 * Amounts in R$, times in ms since 1970. `approved`: it will be sent. `sending`: the money is on its way, and nothing
 * stops it. `failed`: it could not be delivered and came back. `cancelled`: by a bank that took a deposit back.
 */
export const withdrawal = z.object({
  id: z.uuid(),
  amount: z.number(),
  pixKey: z.string(),
  status: z.enum(['asked', 'approved', 'sending', 'paid', 'failed', 'refused', 'cancelled']),
  createdAt: z.number(),
  settledAt: z.number().nullable(),
})
export type Withdrawal = z.infer<typeof withdrawal>

export const withdrawalList = z.object({ items: z.array(withdrawal), nextCursor: z.null() })
export type WithdrawalList = z.infer<typeof withdrawalList>
