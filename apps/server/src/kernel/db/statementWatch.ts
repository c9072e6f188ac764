import type { Logger } from 'pino'
import { currentScope } from '../log/scope.ts'

/** Called as a statement goes to the database; the function it returns is called when the answer arrives. */
export type StatementWatch = (text: string) => (error: unknown) => void

/** Statements that take this long are logged. */
const SLOW_MS = 500
const TEXT_MAX = 300

/** Errors that callers expect and handle: an existing row (23), a conflict (40), a lock timeout (55P03). */
const EXPECTED = /^(23|40|55P03)/

/**
 * Logs each slow or failed statement, with its text (which never contains values) and, by the log scope, its
 * request or sweep. The database itself gets no request id: in the text it would make every statement a new
 * one to plan, and in a setting it would cost a round trip.
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

/** Adds each statement of a traced request to its trace. */
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
    const callbacks = [one(text), other(text)]
    return (error) => {
      for (const callback of callbacks) callback(error)
    }
  }
}
