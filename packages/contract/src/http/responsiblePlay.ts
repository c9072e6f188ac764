import { z } from 'zod'

export const adultBody = z.strictObject({ declared: z.literal(true) })

/** R$ of deposits within 24 hours; null for no limit. */
export const depositLimitBody = z.strictObject({ dailyDeposit: z.number().nullable() })

/** Days from now. A pause can be made longer, never shorter. */
export const pauseBody = z.strictObject({ days: z.number() })

/**
 * The limits a user has set on their own play. `next`: a requested higher limit, and when it takes effect.
 * `carried`: the pause comes from another account of the same owner.
 * `deposited`: what counts against the limit now, including open payments. Times in ms since 1970.
 */
export const playRules = z.object({
  adultDeclared: z.boolean(),
  pausedUntil: z.number().nullable(),
  carried: z.boolean(),
  dailyDeposit: z.object({
    limit: z.number().nullable(),
    next: z.object({ limit: z.number().nullable(), from: z.number() }).nullable(),
    deposited: z.number(),
  }),
})
export type PlayRules = z.infer<typeof playRules>
