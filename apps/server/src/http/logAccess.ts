import type { FastifyReply, FastifyRequest } from 'fastify'
import { inScope } from '../log/scope.ts'
import type { App } from '../routing.ts'
import type { Watch } from '../watch.ts'
import { routeOf } from './requestIds.ts'

/** Health checks, which machines repeat all the time. */
const QUIET = new Set(['/healthz', '/readyz'])

/** Logs a line for each request. */
export function logAccess(app: App, watch: Pick<Watch, 'answered'> | null): void {
  function tell(
    request: FastifyRequest,
    how: { status: number; ms: number } | { gone: true; status?: never },
  ): void {
    const asked = { method: request.method, route: routeOf(request) }
    if (how.status !== undefined) watch?.answered({ ...asked, ...how })
    request.trace?.end(how)
    const level = QUIET.has(asked.route) ? 'debug' : 'info'
    inScope({ request: request.id }, () => request.log[level]({ ...asked, ...how }, 'request'))
  }
  app.addHook('onResponse', (request, reply, done) => {
    tell(request, { status: reply.statusCode, ms: msOf(reply) })
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    tell(request, { gone: true })
    done()
  })
}

function msOf(reply: FastifyReply): number {
  return Math.round(reply.elapsedTime * 10) / 10
}
