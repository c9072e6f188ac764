import pg from 'pg'

/** The moves that this process has stored so far, and their commits. */
export type Commits = { commits: number; moves: number }

/** Starts to count what the move journal sends. */
export function countCommits(): () => Commits {
  const counted = { commits: 0, moves: 0 }
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function countedQuery(this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [{ name?: string; values?: Buffer[] } | undefined]
    if (asked?.name === 'store_moves') {
      counted.commits++
      // The length is in the header of the first array.
      counted.moves += asked.values?.[0]?.readInt32BE(12) ?? 0
    }
    return Reflect.apply(query, this, args)
  } as typeof query
  return () => ({ ...counted })
}
