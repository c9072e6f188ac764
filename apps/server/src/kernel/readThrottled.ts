import type { Context } from './context.ts'

export type ThrottledRead<Value> = { atMs: number; value: Value }

/** Reads at most this often, for all callers within that time. A failed read is not kept. */
export function readThrottled<Value>(
  { time }: Pick<Context, 'time'>,
  { everyMs, read }: { everyMs: number; read: () => Promise<Value> },
): () => Promise<ThrottledRead<Value>> {
  let last: { atMs: number; value: Promise<Value> } | null = null
  return async () => {
    const nowMs = time.nowMs()
    if (last === null || nowMs >= last.atMs + everyMs) last = { atMs: nowMs, value: read() }
    const reading = last
    try {
      return { atMs: reading.atMs, value: await reading.value }
    } catch (error) {
      if (last === reading) last = null
      throw error
    }
  }
}
