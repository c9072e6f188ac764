import { operationCalls } from '@lance/contract'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { NEWEST_MIGRATION } from '../../kernel/db/migrate.ts'
import type { App } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'

/** A database that takes longer counts as unreachable. */
const DATABASE_TIMEOUT_MS = 2000

/**
 * `/healthz`: the process runs. `/readyz`: it can take requests, because the database answers in time and has
 * the newest migration, and the server is not draining.
 */
export function healthRoutes(
  ctx: Context,
  { lookMs = DATABASE_TIMEOUT_MS }: { lookMs?: number } = {},
): (app: App) => void {
  return (app) => {
    serveCall(app, operationCalls.readHealth, () => ({ status: 'ok' }))
    serveCall(app, operationCalls.readReadiness, async (_request, reply) => {
      const status = await findReadiness(ctx, lookMs)
      return reply.status(status === 'ready' ? 200 : 503).send({ status })
    })
  }
}

type Readiness = 'ready' | 'draining' | 'database unreachable' | 'database not migrated'

async function findReadiness(ctx: Context, timeoutMs: number): Promise<Readiness> {
  if (ctx.draining()) return 'draining'
  const late = Promise.withResolvers<Readiness>()
  const timer = setTimeout(() => late.resolve('database unreachable'), timeoutMs)
  try {
    return await Promise.race([checkDatabase(ctx), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

async function checkDatabase({ db }: Context): Promise<Readiness> {
  try {
    const { rows } = await sql`select from kysely_migration where name = ${NEWEST_MIGRATION}`.execute(db)
    return rows.length === 1 ? 'ready' : 'database not migrated'
  } catch {
    return 'database unreachable'
  }
}
