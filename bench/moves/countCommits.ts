import pg from 'pg'
import { MoveBatches } from '../../apps/server/src/play/games/moveBatch.ts'

/** Moves that were stored, the commits that stored them, and how long each commit took, from its sending. */
export type Commits = { commits: number; moves: number; tookMs: number[] }

/** Counts our batches and the peer's. Returns a function that takes the counts and begins anew. */
export function countCommits(): () => Commits {
  let counted: Commits = { commits: 0, moves: 0, tookMs: [] }
  const { store } = MoveBatches.prototype
  MoveBatches.prototype.store = function countedStore(moves, onResult) {
    const sentAtMs = performance.now()
    counted.commits++
    counted.moves += moves.length
    store.call(this, moves, (result) => {
      counted.tookMs.push(performance.now() - sentAtMs)
      onResult(result)
    })
  }
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function countedQuery(this: pg.Client, ...args: unknown[]) {
    const result: unknown = Reflect.apply(query, this, args)
    const [asked] = args as [{ name?: string; values?: Buffer[] } | undefined]
    if (asked?.name === 'store_moves' && result instanceof Promise) {
      const sentAtMs = performance.now()
      counted.commits++
      // The length is in the header of the first array.
      counted.moves += asked.values?.[0]?.readInt32BE(12) ?? 0
      result.then(
        () => counted.tookMs.push(performance.now() - sentAtMs),
        () => {},
      )
    }
    return result
  } as typeof query
  return () => {
    const taken = counted
    counted = { commits: 0, moves: 0, tookMs: [] }
    return taken
  }
}
