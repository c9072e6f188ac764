/** Who on this server is told of something that belongs to a user: his sockets, as a rule. */
export type Watchers<Watcher> = {
  /** Those who are told of what is this user's. */
  of(userId: string): Iterable<Watcher>
  has(userId: string): boolean
  userIds(): Iterable<string>
  /** Users whose things are looked at. */
  count(): number
  /**
   * One more is told from now on, until `stop`. `begin` tells him what there is; where it fails he is told of nothing
   * more, and it rejects.
   */
  add(userId: string, watcher: Watcher, begin: () => Promise<void>): Promise<{ stop(): void }>
}

export function openWatchers<Watcher>(): Watchers<Watcher> {
  const byUser = new Map<string, Set<Watcher>>()
  return {
    of: (userId) => byUser.get(userId) ?? [],
    has: (userId) => byUser.has(userId),
    userIds: () => byUser.keys(),
    count: () => byUser.size,
    async add(userId, watcher, begin) {
      const watchers = byUser.get(userId) ?? new Set()
      byUser.set(userId, watchers.add(watcher))
      const stop = () => {
        watchers.delete(watcher)
        if (watchers.size === 0 && byUser.get(userId) === watchers) byUser.delete(userId)
      }
      try {
        await begin()
      } catch (error) {
        stop()
        throw error
      }
      return { stop }
    },
  }
}
