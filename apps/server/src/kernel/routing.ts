import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CallDefinition, ErrorCode } from '@lance/contract'
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

/** The signed-in caller. The edge takes it from the bearer token, never from anything else in the request. */
export type Caller = { userId: string; sessionId: string }

/** An expected refusal, as a value; `params` fill the error's text. */
export type Refusal = {
  ok: false
  code: ErrorCode
  params?: TextParams
  /** Further fields of the response body, such as `game_id`. */
  extra?: Record<string, unknown>
  retryAfterS?: number
}

/** Thrown by routes to refuse; the edge turns it into a status and a body in the caller's language. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Returns a success, or throws the refusal so that the request is answered with it. */
export function orRefuse<T extends { ok: true }>(result: T | Refusal): T {
  if (!result.ok) throw new Refused(result)
  return result
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call: anyone, or signed-in users. The server does not start with a route that lacks it. */
    auth?: 'anyone' | 'user'
    /** Requests per minute for each user or network; the edge has a default. */
    perMinute?: number
    /** The definition that the route serves; routes outside of the API have none. */
    call?: CallDefinition
  }
  interface FastifyRequest {
    /** Null without a valid token, on routes for anyone; `auth: 'user'` routes use `callerOf`. */
    caller: Caller | null
    /** The request's trace; null when it is not traced. */
    trace: Trace | null
    /** The caller's language, one of ours. */
    language: Language
  }
}

/**
 * Registers routes in a scope of their own. The scope has a name: without one Fastify looks for it among all loaded
 * modules, which takes a quarter of a millisecond.
 */
export function registerScope(app: App, add: (scope: App) => void | Promise<void>): void {
  const plugin = async (scope: FastifyInstance) => add(scope as unknown as App)
  app.register(Object.assign(plugin, { [Symbol.for('fastify.display-name')]: add.name || 'routes' }))
}

/** The caller of a request on an `auth: 'user'` route. */
export function callerOf(request: { caller: Caller | null }): Caller {
  if (!request.caller) throw new Error('the route is not marked auth: user')
  return request.caller
}
