import { z } from 'zod'

/**
 * What an operator has set and pages say. Times in seconds: `minLeadS` from creating a tournament to its start,
 * `noShowS` until the server starts a match that neither player has started, `timeControlS` each side's time in
 * a knock-out's game. `paidFormats`: whether arenas and Swiss tournaments may have entry fees. `allowance`: the tournament fees that a paid month of Premium covers, in R$.
 */
export const publicSettings = z.object({
  tournament: z.object({
    minLeadS: z.number(),
    noShowS: z.number(),
    timeControlS: z.number(),
    /** A server of the previous version does not send it. */
    paidFormats: z.boolean().optional(),
  }),
  premium: z.object({ allowance: z.number() }),
})
export type PublicSettings = z.infer<typeof publicSettings>
