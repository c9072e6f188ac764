import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { inScope } from '../../kernel/log/scope.ts'
import type { App } from '../../kernel/routing.ts'
import type { Tracing } from '../../kernel/tracing.ts'

const HEADER = 'x-request-id'

/** Shorter than any of our tokens, so that none can get into the log this way. */
const WELL_FORMED = /^[A-Za-z0-9_-]{8,36}$/

/** The pattern of the requested route. The address itself may contain ids, and tokens from mails. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(page)'
}

/** The request id that the caller sent, if it is well-formed; else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER]
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomBytes(8).toString('hex')
}

/** Adds the request's id to the response and to every line logged for it; starts a trace if tracing is on. */
export function tagRequests(app: App, tracing: Pick<Tracing, 'request'> | null): void {
  app.decorateRequest('trace', null)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id)
    const { id, method } = request
    request.trace = tracing?.request({ id, method, route: routeOf(request) }) ?? null
    inScope({ request: id, trace: request.trace }, done)
  })
  // The body is read in the connection's async context, which loses the request's scope.
  app.addHook('preValidation', ({ id, trace }, _reply, done) => inScope({ request: id, trace }, done))
}
