import pg from 'pg'
import type { StatementWatch } from './statementWatch.ts'

// A statement may begin with its name in a comment, as the ledger's do.
const NAMED = /^\s*\/\* ([a-z ]{1,40}) \*\//

const names = new Map<string, string | undefined>()
/** Texts without a name are built anew again and again: they are not remembered beyond this many. */
const TEXTS_MAX = 5000

function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < TEXTS_MAX) names.set(text, NAMED.exec(text)?.[1])
  return names.get(text)
}

/**
 * A connection that plans a statement with a name once and then only runs it: where a statement is short and comes
 * thousands of times a second, planning it is most of its cost. Kysely knows no names; a comment tells them.
 */
export class NamingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: one of pg's many ways to call it is changed, all others are its own.
  override query(...args: any[]): any {
    const [text, values] = args
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    const query = super.query as (...given: unknown[]) => unknown
    return name === undefined
      ? query.apply(this, args)
      : query.apply(this, [{ name, text, values }, ...args.slice(2)])
  }
}

/** Connections whose statements somebody looks on at. */
export function watchedClient(watch: StatementWatch): typeof NamingClient {
  return class extends NamingClient {
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    override query(...args: any[]): any {
      const [given] = args
      const text = typeof given === 'string' ? given : given?.text
      // A stream (COPY) reports for itself.
      if (typeof text !== 'string' || typeof given.submit === 'function') return super.query(...args)
      const answered = watch(text)
      const last = args.at(-1)
      if (typeof last === 'function') {
        return super.query(...args.slice(0, -1), (error: unknown, result: unknown) => {
          answered(error)
          last(error, result)
        })
      }
      const promise: Promise<unknown> = super.query(...args)
      promise.then(() => answered(null), answered)
      return promise
    }
  }
}
