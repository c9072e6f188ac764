/** Who on this server receives something that belongs to a user: usually the user's sockets. */
export type Watchers<Watcher> = {
  /** The watchers of this user. */
  of(userId: string): Iterable<Watcher>
  has(userId: string): boolean
  userIds(): Iterable<string>
  /** The number of watched users. */
  count(): number
  /**
   * Adds a watcher until `stop`. `begin` sends it the current state; if that fails, the watcher is removed
   * and `add` rejects.
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
