import type { FastifyReply, FastifyRequest } from 'fastify'
import { inScope } from '../../kernel/log/scope.ts'
import type { App } from '../../kernel/routing.ts'
import type { Watch } from '../../kernel/watch.ts'
import { routeOf } from './requestIds.ts'

/** Health checks, which machines repeat all the time. */
const QUIET = new Set(['/healthz', '/readyz'])

/** Logs a line for each request. */
export function logAccess(app: App, watch: Pick<Watch, 'answered'> | null): void {
  function logCall(
    request: FastifyRequest,
    outcome: { status: number; ms: number } | { gone: true; status?: never },
  ): void {
    const call = { method: request.method, route: routeOf(request) }
    if (outcome.status !== undefined) watch?.answered({ ...call, ...outcome })
    request.trace?.end(outcome)
    const level = QUIET.has(call.route) ? 'debug' : 'info'
    inScope({ request: request.id }, () => request.log[level]({ ...call, ...outcome }, 'request'))
  }
  app.addHook('onResponse', (request, reply, done) => {
    logCall(request, { status: reply.statusCode, ms: msOf(reply) })
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    logCall(request, { gone: true })
    done()
  })
}

function msOf(reply: FastifyReply): number {
  return Math.round(reply.elapsedTime * 10) / 10
}
