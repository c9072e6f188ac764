import { type Kysely, sql, type Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from './schema.ts'

/** Runs `fn`; undoes what it wrote if it throws, and nothing that was written before it. */
async function inSavepoint<T>(trx: Transaction<Database>, fn: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(trx)
  try {
    const result = await fn()
    await sql`release savepoint part`.execute(trx)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx)
    throw error
  }
}

/** The transaction as a database: the transactions of a capability become parts of it, one after another. */
function asDatabase(trx: Transaction<Database>): Kysely<Database> {
  return new Proxy(trx, {
    get(target, name) {
      if (name === 'transaction')
        return () => ({
          execute: <T>(fn: (part: Kysely<Database>) => Promise<T>) => inSavepoint(trx, () => fn(trx)),
        })
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/**
 * Runs `fn` with a context whose statements and transactions all belong to one transaction, and publishes what
 * it published after the commit. `end` runs last, before the commit. If either throws, nothing is kept.
 */
export async function asOneTransaction<T>(
  ctx: Context,
  fn: (inside: Context) => Promise<T>,
  end: (trx: Transaction<Database>, result: T) => Promise<void>,
): Promise<T> {
  const events: (() => void)[] = []
  const bus: Context['bus'] = {
    ...ctx.bus,
    publish: (event) => void events.push(() => ctx.bus.publish(event)),
    publishLocally: (event) => void events.push(() => ctx.bus.publishLocally(event)),
  }
  const done = await ctx.db.transaction().execute(async (trx) => {
    const result = await fn({ ...ctx, db: asDatabase(trx), bus })
    await end(trx, result)
    return result
  })
  for (const publish of events) publish()
  return done
}
