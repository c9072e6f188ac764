import type { Logger } from 'pino'
import { currentScope } from '../log/scope.ts'

/** Looks on as a statement goes to the database; what it gives is called when the answer has come. */
export type StatementWatch = (text: string) => (error: unknown) => void

/** From so long on a statement is worth a line. */
const SLOW_MS = 500
const TEXT_MAX = 300

/**
 * What the callers expect: a row that is there already (23), two who changed the same (40), a lock that was not given
 * (55P03). Each of them decides what becomes of it.
 */
const EXPECTED = /^(23|40|55P03)/

/**
 * A line for each statement that was slow or failed, with its text (values are never part of it) and, by the log's own
 * scope, the request or sweep that it was made for. The database itself is told no id: one in the text would make
 * every statement a new one to plan, and one in a setting would cost a round trip each.
 */
export function logStatements(log: Logger, { slowMs = SLOW_MS }: { slowMs?: number } = {}): StatementWatch {
  return (text) => {
    const begunMs = performance.now()
    return (error) => {
      const ms = performance.now() - begunMs
      if (error) {
        const { code = '', message } = error as { code?: string; message?: string }
        const level = EXPECTED.test(code) ? 'debug' : 'warn'
        log[level](
          { statement: shorten(text), ms: Math.round(ms), code, problem: message },
          'a statement failed',
        )
      } else if (ms >= slowMs)
        log.warn({ statement: shorten(text), ms: Math.round(ms) }, 'a statement was slow')
    }
  }
}

function shorten(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, TEXT_MAX)
}

/** Each statement of a request that is followed is a part of it. */
export const traceStatements: StatementWatch = (text) => {
  const scope = currentScope()
  if (!scope || !('trace' in scope) || !scope.trace) return () => {}
  const statement = scope.trace.child('sql', {
    'db.system.name': 'postgresql',
    'db.query.text': shorten(text),
  })
  return (error) => statement.end({ error })
}

export function watchBoth(one: StatementWatch, other: StatementWatch): StatementWatch {
  return (text) => {
    const told = [one(text), other(text)]
    return (error) => {
      for (const tell of told) tell(error)
    }
  }
}
