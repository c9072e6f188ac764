import type { Context } from '../context.ts'
import { deleteOldKeys } from './requestKeyStore.ts'

const HOUR_MS = 3_600_000
/** So long the same key is the same request. No client tries one again for longer. */
const KEYS_KEPT_MS = 30 * 24 * HOUR_MS
/** The most keys that one run forgets; the next takes the rest. */
const AT_ONCE_MAX = 5000

/** Opens the forgetting of the keys by which clients name their requests. */
export function openRequestKeys({ db, time }: Pick<Context, 'db' | 'time'>): {
  sweeps: ReadonlyArray<{ name: string; everyMs: number; run: () => Promise<void> }>
} {
  const run = () => deleteOldKeys(db, { before: new Date(time.nowMs() - KEYS_KEPT_MS), max: AT_ONCE_MAX })
  return { sweeps: [{ name: 'old request keys', everyMs: HOUR_MS, run }] }
}
