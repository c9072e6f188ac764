import type { Context } from '../../kernel/context.ts'
import { selectCrowdedPools } from './matchmakingStore.ts'
import { pairPool } from './pairPool.ts'
import { type Pool, poolKey } from './pool.ts'
import type { CreateGame } from './seatPair.ts'

/** Sweeps pools one after the other; a pool requested many times while it waits is swept once. */
export type PoolSweeper = {
  /**
   * Settles after a sweep of this pool that began after the call. Rejects when the database failed during it.
   */
  sweep(pool: Pool): Promise<void>
  sweepAll(): Promise<void>
}

type DueSweep = { pool: Pool; done: PromiseWithResolvers<void> }

export function openPoolSweeper(ctx: Context, createGame: CreateGame): PoolSweeper {
  const due = new Map<string, DueSweep>()
  let isRunning = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    // Requests made at the same moment share a sweep.
    await new Promise(setImmediate)
    for (const [key, { pool, done }] of due) {
      due.delete(key)
      await pairPool(ctx, pool, createGame).then(({ hasMore }) => {
        if (hasMore) enqueue(pool)
        done.resolve()
      }, done.reject)
    }
    isRunning = false
  }

  function enqueue(pool: Pool): DueSweep {
    const key = poolKey(pool)
    const waiting = due.get(key)
    if (waiting) return waiting
    const entry = { pool, done: Promise.withResolvers<void>() }
    // It may have no waiter: the next second's sweep makes up for one that failed.
    entry.done.promise.catch(() => {})
    due.set(key, entry)
    return entry
  }

  function sweep(pool: Pool): Promise<void> {
    const { done } = enqueue(pool)
    void run()
    return done.promise
  }

  return {
    sweep,
    async sweepAll() {
      const pools = await selectCrowdedPools(ctx.db)
      await Promise.all(pools.map(sweep))
    },
  }
}
