import type pg from 'pg'
import type { Time } from '../context.ts'

/** A measurement loses precision with age: clocks drift apart by about 50 µs per second at worst. */
const DRIFT_MS_PER_MS = 0.00005

export type DatabaseTime = Time & {
  /** Compares our clock with the database's again. */
  measure(): Promise<void>
}

/**
 * The database's time, kept as an offset from our own monotonic clock, so that all servers agree and a jump
 * of this machine's clock has no effect. Never runs backwards.
 */
export async function openDatabaseTime(pool: pg.Pool): Promise<DatabaseTime> {
  let offsetMs = 0
  let uncertaintyMs = Number.POSITIVE_INFINITY
  let measuredAtMs = 0
  let lastMs = 0

  async function measure(): Promise<void> {
    const beforeMs = performance.now()
    const { rows } = await pool.query<{ ms: number }>(
      'select extract(epoch from clock_timestamp())::double precision * 1000 as ms',
    )
    const afterMs = performance.now()
    const [row] = rows
    if (!row) throw new Error('the database did not return its time')
    const newUncertaintyMs = (afterMs - beforeMs) / 2
    const oldUncertaintyMs = uncertaintyMs + (afterMs - measuredAtMs) * DRIFT_MS_PER_MS
    if (newUncertaintyMs > oldUncertaintyMs) return
    offsetMs = row.ms - (beforeMs + afterMs) / 2
    uncertaintyMs = newUncertaintyMs
    measuredAtMs = afterMs
  }

  await measure()
  await measure()
  return {
    measure,
    nowMs() {
      lastMs = Math.max(lastMs, Math.round(performance.now() + offsetMs))
      return lastMs
    },
  }
}
