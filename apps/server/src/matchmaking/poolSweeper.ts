import type { Context } from '../context.ts'
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

type Due = { pool: Pool; done: PromiseWithResolvers<void> }

export function openPoolSweeper(ctx: Context, createGame: CreateGame): PoolSweeper {
  const due = new Map<string, Due>()
  let working = false

  async function work(): Promise<void> {
    if (working) return
    working = true
    // Requests made at the same moment share a sweep.
    await new Promise(setImmediate)
    for (const [key, { pool, done }] of due) {
      due.delete(key)
      await pairPool(ctx, pool, createGame).then(({ isMoreLeft }) => {
        if (isMoreLeft) ask(pool)
        done.resolve()
      }, done.reject)
    }
    working = false
  }

  function ask(pool: Pool): Due {
    const key = poolKey(pool)
    const waiting = due.get(key)
    if (waiting) return waiting
    const asked = { pool, done: Promise.withResolvers<void>() }
    // It may have no waiter: the next second's sweep makes up for one that failed.
    asked.done.promise.catch(() => {})
    due.set(key, asked)
    return asked
  }

  function sweep(pool: Pool): Promise<void> {
    const { done } = ask(pool)
    void work()
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
