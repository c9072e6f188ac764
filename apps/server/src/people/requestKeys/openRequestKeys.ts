import type { Context } from '../../kernel/context.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { deleteOldKeys } from './requestKeyStore.ts'

const HOUR_MS = 3_600_000
/** How long the same key means the same request. No client retries for longer. */
const KEYS_KEPT_MS = 30 * 24 * HOUR_MS
/** The most keys that one sweep deletes; the next deletes the rest. */
const AT_ONCE_MAX = 5000

/** Opens the sweep that deletes old idempotency keys. */
export function openRequestKeys({ db, time }: Pick<Context, 'db' | 'time'>): {
  sweeps: readonly Sweep[]
} {
  const run = () => deleteOldKeys(db, { before: new Date(time.nowMs() - KEYS_KEPT_MS), max: AT_ONCE_MAX })
  return { sweeps: [{ name: 'old request keys', everyMs: HOUR_MS, run }] }
}
