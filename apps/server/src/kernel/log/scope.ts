import { AsyncLocalStorage } from 'node:async_hooks'
import type { Trace } from '../tracing.ts'

/** The request or sweep for which work runs; log lines name it. `trace`: the request's trace, if any. */
export type Scope = { request: string; trace?: Trace | null } | { sweep: string }

const scopes = new AsyncLocalStorage<Scope>()

/** Runs `work`, and everything it starts, in `scope`. */
export function inScope<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work)
}

export function currentScope(): Scope | undefined {
  return scopes.getStore()
}
