import pg from 'pg'
import { writePlainArrays } from './plainArrays.ts'
import type { StatementWatch } from './statementWatch.ts'

// A statement may start with its name in a comment, as those of the ledger do.
const NAMED = /^\s*\/\* ([a-z ]{1,40}) \*\//

const names = new Map<string, string | undefined>()
/** Statements without a name are often generated and all differ, so no more than this many are remembered. */
const TEXTS_MAX = 5000

function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < TEXTS_MAX) names.set(text, NAMED.exec(text)?.[1])
  return names.get(text)
}

/**
 * A connection that plans a named statement once and then only runs it: for a short statement that runs
 * thousands of times a second, planning is most of the cost. Kysely has no names, so a comment carries them.
 */
export class NamingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: only one of pg's many call signatures changes.
  override query(...args: any[]): any {
    const [text, given, ...others] = args
    const query = super.query as (...asked: unknown[]) => unknown
    if (typeof text !== 'string' || !Array.isArray(given)) return query.apply(this, args)
    const [name, values] = [nameOf(text), writePlainArrays(given)]
    return query.apply(this, [name === undefined ? text : { name, text, values }, values, ...others])
  }
}

/** Connections that report their statements to `watch`. */
export function watchedClient(watch: StatementWatch): typeof NamingClient {
  return class extends NamingClient {
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    override query(...args: any[]): any {
      const [given] = args
      const text = typeof given === 'string' ? given : given?.text
      // A stream (COPY) reports its own end.
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
