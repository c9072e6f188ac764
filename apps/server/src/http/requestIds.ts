import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { inScope } from '../log/scope.ts'
import type { App } from '../routing.ts'
import type { Tracing } from '../tracing.ts'

const HEADER = 'x-request-id'

/** Shorter than any of our tokens, so that none can come into the log by this door. */
const WELL_FORMED = /^[A-Za-z0-9_-]{8,36}$/

/** What was asked for, by its pattern: an address may hold ids, and tokens of mails. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(page)'
}

/** The id that the caller gave his request, where it is well-formed; else one of ours. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER]
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomBytes(8).toString('hex')
}

/**
 * Every answer names its request, and so does every line that is logged on its account; it is followed where somebody
 * wants to know.
 */
export function nameRequests(app: App, tracing: Pick<Tracing, 'request'> | null): void {
  app.decorateRequest('trace', null)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id)
    const { id, method } = request
    request.trace = tracing?.request({ id, method, route: routeOf(request) }) ?? null
    inScope({ request: id, trace: request.trace }, done)
  })
  // A body is read in the connection's name, not in the request's.
  app.addHook('preValidation', ({ id, trace }, _reply, done) => inScope({ request: id, trace }, done))
}
