import type { z } from 'zod'
import type { OperatorRole } from './operatorRole.ts'

/** A call of the operators' desk. It is no part of the public API. */
export type DeskCall = {
  method: 'GET' | 'POST'
  path: `/desk/api/${string}`
  /** Who may call: anyone, any operator who is signed in, or those of these roles. */
  roles: 'anyone' | 'operators' | readonly OperatorRole[]
  /** Calls per minute of one operator or network, where the default doesn't fit. */
  perMinute?: number
  /** The largest body in bytes, where the default doesn't fit. Read for signed-in operators alone. */
  bodyMaxBytes?: number
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  answer: z.ZodType
}

/** Keeps the literal types of a definition. */
export const defineDeskCall = <const Call extends DeskCall>(call: Call): Call => call
