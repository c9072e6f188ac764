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
 * Our connection. It plans a named statement once and then only runs it: for a short statement that runs
 * thousands of times a second, planning is most of the cost. Kysely has no names, so a comment carries them.
 * It also sends Kysely's `begin` together with the first statement of the transaction, which saves a round
 * trip; a transaction without statements is never sent. Kysely's calls are the ones with an array of values.
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
      const answer = (error: Error | undefined, result: pg.QueryResult) =>
        error ? reject(error) : resolve(result)
      query.call(this, new FirstStatement({ name, text, values }, answer))
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
