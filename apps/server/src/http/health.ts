import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { App } from '../routing.ts'

const answer = z.object({ status: z.string() })

/** `/healthz`: the process runs. `/readyz`: it may be sent work (the database answers, and it is not going away). */
export function healthRoutes(ctx: Context): (app: App) => void {
  return (app) => {
    app.get(
      '/healthz',
      { config: { auth: 'anyone' }, schema: { tags: ['operation'], response: { 200: answer } } },
      () => ({ status: 'ok' }),
    )
    app.get(
      '/readyz',
      { config: { auth: 'anyone' }, schema: { tags: ['operation'], response: { 200: answer, 503: answer } } },
      async (_request, reply) => {
        if (ctx.draining()) return reply.status(503).send({ status: 'draining' })
        try {
          await sql`select 1`.execute(ctx.db)
        } catch {
          return reply.status(503).send({ status: 'database unreachable' })
        }
        return { status: 'ready' }
      },
    )
  }
}
