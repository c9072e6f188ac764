import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { inScope } from '../log/scope.ts'
import type { App } from '../routing.ts'

const HEADER = 'x-request-id'

/** Shorter than any of our tokens, so that none can come into the log by this door. */
const WELL_FORMED = /^[A-Za-z0-9_-]{8,36}$/

/** The id that the caller gave his request, where it is well-formed; else one of ours. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER]
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomBytes(8).toString('hex')
}

/** Every answer names its request, and so does every line that is logged on its account. */
export function nameRequests(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id)
    inScope({ request: request.id }, done)
  })
  // A body is read in the connection's name, not in the request's.
  app.addHook('preValidation', (request, _reply, done) => inScope({ request: request.id }, done))
}
