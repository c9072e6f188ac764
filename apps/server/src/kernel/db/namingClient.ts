import pg from 'pg'
import { FirstStatement } from './firstStatement.ts'
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

/** The answer to a statement that changed no row. */
const answerWithoutRows = (command: string) => ({ command, rowCount: null, oid: 0, fields: [], rows: [] })

/**
 * A connection that saves work in two ways. It plans a named statement once and then only runs it: planning is
 * most of the cost of a short statement. Kysely has no names, so a comment carries them. And it sends Kysely's
 * `begin` with the first statement of the transaction, which saves a round trip; an empty transaction is not sent
 * at all. Kysely's calls are those with an array of values.
 */
export class NamingClient extends pg.Client {
  #isBeginDue = false

  // biome-ignore lint/suspicious/noExplicitAny: only one of pg's many call signatures changes.
  override query(...args: any[]): any {
    const [text, given, ...others] = args
    const query = super.query as (...asked: unknown[]) => unknown
    if (typeof text !== 'string' || !Array.isArray(given)) {
      if (this.#isBeginDue)
        throw new Error('only Kysely may use a connection between its begin and its commit')
      return query.apply(this, args)
    }
    if (text === 'begin' && !this.#isBeginDue) {
      this.#isBeginDue = true
      return Promise.resolve(answerWithoutRows('BEGIN'))
    }
    const [name, values] = [nameOf(text), writePlainArrays(given)]
    if (!this.#isBeginDue)
      return query.apply(this, [name === undefined ? text : { name, text, values }, values, ...others])
    this.#isBeginDue = false
    if (text === 'commit' || text === 'rollback')
      return Promise.resolve(answerWithoutRows(text.toUpperCase()))
    return new Promise((resolve, reject) => {
      const first = new FirstStatement({ name, text, values }, (error, result) => {
        // Whatever failed before `begin`: no later statement may run outside a transaction.
        if (error && !first.hasBegun) this.#isBeginDue = true
        if (error) reject(error)
        else resolve(result)
      })
      query.call(this, first)
    })
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
