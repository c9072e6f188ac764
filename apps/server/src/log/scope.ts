import { AsyncLocalStorage } from 'node:async_hooks'
import type { Trace } from '../tracing.ts'

/**
 * On whose account something is done: of a request, or of a sweep. Every line of the log says it by itself. `trace`: the
 * request as it is followed, where it is.
 */
export type Scope = { request: string; trace?: Trace | null } | { sweep: string }

const scopes = new AsyncLocalStorage<Scope>()

/** Does this, and all that it leads to, on account of `scope`. */
export function inScope<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work)
}

export function currentScope(): Scope | undefined {
  return scopes.getStore()
}
