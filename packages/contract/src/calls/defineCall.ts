import { z } from 'zod'
import type { ErrorCode } from '../errorCode.ts'

/** A call of the API: everything that the server, the site and the API's description need to know of it. */
export type CallDefinition = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for each of `params`. */
  path: `/${string}`
  /** The group in the API's description. */
  tag: string
  /** Who may call: anyone, or signed-in users. */
  auth: 'anyone' | 'user'
  /** Requests per minute for each user or network, where the default of all calls doesn't fit. */
  perMinute?: number
  /** The largest body, where the default of all calls doesn't fit. */
  bodyMaxBytes?: number
  /** Takes an `idempotency-key` header, by which the server recognizes a retry. */
  idempotent?: true
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The answers by status; `noContent` and `file` are those without JSON. */
  responses: Readonly<Record<number, z.ZodType>>
  /** The refusals of its own, beside those of every call (`COMMON_ERRORS`, `USER_ERRORS`). */
  errors: readonly ErrorCode[]
}

/** Keeps the literal types of a definition. */
export const defineCall = <const Call extends CallDefinition>(call: Call): Call => call

/** What any call may be refused with. */
export const COMMON_ERRORS = [
  'MALFORMED',
  'FORBIDDEN',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'WRONG_HOST',
  'TOO_OFTEN',
  'INTERNAL',
  'BUSY',
] as const satisfies readonly ErrorCode[]

/** What any call of a signed-in user may be refused with. */
export const USER_ERRORS = ['UNAUTHENTICATED', 'SESSION_ENDED'] as const satisfies readonly ErrorCode[]

/** All codes that a call may be refused with. */
export function errorsOf({ auth, errors }: CallDefinition): readonly ErrorCode[] {
  return [...new Set([...COMMON_ERRORS, ...(auth === 'user' ? USER_ERRORS : []), ...errors])]
}

/** The answer 204. */
export const noContent = z.null().describe('No content')

/** An answer that is a file and not JSON. */
export const file = (description: string) => z.string().describe(description)
