import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorCode } from '@lance/contract'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { TextParams } from './texts/fillText.ts'
import type { Language } from './texts/language.ts'
import type { Trace } from './tracing.ts'

/** The HTTP server as a capability's routes see it. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Who speaks: found by the edge from the bearer token, never from what the request says of itself. */
export type Speaker = { userId: string; sessionId: string }

/** An expected refusal, as a value; `params` fill the error's text. */
export type Refusal = {
  ok: false
  code: ErrorCode
  params?: TextParams
  /** Further fields of the answer's body, such as `game_id`. */
  extra?: Record<string, unknown>
  retryAfterS?: number
}

/** Thrown by routes to answer with a refusal; the edge turns it into the error's body, language and status. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Gives the value of a success, or answers the request with the refusal. */
export function orRefuse<T extends { ok: true }>(result: T | Refusal): T {
  if (!result.ok) throw new Refused(result)
  return result
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call: anyone, or who is signed in. Every route says it; one that does not is refused at start. */
    auth?: 'anyone' | 'user'
    /** Requests a minute for each speaker or address; the edge has a default for those that say nothing. */
    perMinute?: number
  }
  interface FastifyRequest {
    /** Null on routes for anyone when no good token came; on `auth: 'user'` routes use `speakerOf`. */
    speaker: Speaker | null
    /** The request as it is followed; null where nobody follows. */
    trace: Trace | null
    /** The caller's language, one of ours. */
    language: Language
  }
}

/** The speaker of a request on an `auth: 'user'` route. */
export function speakerOf(request: { speaker: Speaker | null }): Speaker {
  if (!request.speaker) throw new Error('the route is not marked auth: user')
  return request.speaker
}
