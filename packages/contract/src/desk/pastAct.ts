import { z } from 'zod'

/**
 * What an operator did to an order or a withdrawal. `asksForSecond`: it waits, or waited, for the act of a second
 * operator, which `confirms` it. `receipt`, `tracking`: what they typed of these.
 */
export const pastAct = z.object({
  id: z.uuid(),
  verb: z.string(),
  who: z.string(),
  why: z.string(),
  begunAt: z.iso.datetime(),
  /** False while it waits for a second operator, and after a failure. */
  isDone: z.boolean(),
  asksForSecond: z.boolean(),
  confirms: z.boolean(),
  receipt: z.string().nullable(),
  tracking: z.string().nullable(),
})
export type PastAct = z.infer<typeof pastAct>
