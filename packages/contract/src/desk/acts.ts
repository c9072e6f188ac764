import { z } from 'zod'
import { defineDeskCall } from './defineDeskCall.ts'
import { PRODUCT_JSON_MAX_CHARS } from './productBounds.ts'

const REASON_MAX = 500
/** The longest value of an argument, in characters; an article as JSON may be longer. */
export const VALUE_MAX = 500
const ARGUMENTS_MAX = 12
const BODY_MAX_BYTES = 524_288

export const actCalls = {
  /** Runs a verb of the command line. Who may run which is in the server's table of verbs and roles. */
  runVerb: defineDeskCall({
    method: 'POST',
    path: '/desk/api/acts/:verb',
    roles: 'operators',
    perMinute: 120,
    bodyMaxBytes: BODY_MAX_BYTES,
    params: z.object({ verb: z.string().max(40) }),
    body: z.strictObject({
      /** The page's id of the act: a retry with it does the act once. */
      actId: z.uuid(),
      why: z.string().trim().min(1).max(REASON_MAX),
      given: z
        .record(z.string().max(40), z.string().max(PRODUCT_JSON_MAX_CHARS))
        .refine((given) => Object.keys(given).length <= ARGUMENTS_MAX),
    }),
    answer: z.object({
      ok: z.boolean(),
      lines: z.array(z.string()),
      /** What a refusal is called, where the desk has words for it; null otherwise. */
      code: z.string().nullable(),
      changed: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
      /** What the page shows once, such as a link; it is kept nowhere. */
      shown: z.record(z.string(), z.string()).nullable(),
    }),
  }),
}
