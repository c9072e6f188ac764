import type { PlayerOnline } from '@lance/contract'
import type { Context } from '../context.ts'
import { type PlayerRow, selectNewerPlayers } from './presenceStore.ts'

/** Tells those who look at a player's row each change of it: at once when told by the bus, else within 2 s. */
export type PlayerWatch = {
  /**
   * `tell` gets the row as it is now (before this settles) and every newer one; rows that came and went between
   * two reads are left out. Rejects where the row cannot be read.
   */
  watch(userId: string, tell: (player: PlayerOnline) => void): Promise<{ stop(): void }>
  /** Asks for whatever is newer than what was told: finds changes whose message was lost. */
  look(): Promise<void>
  close(): void
}

type Watcher = { userId: string; toldVersion: number; tell: (player: PlayerOnline) => void }

export function openPlayerWatch(ctx: Pick<Context, 'db' | 'bus' | 'log'>): PlayerWatch {
  const byUser = new Map<string, Set<Watcher>>()
  const due = new Set<string>()
  let reading: Promise<void> | null = null

  /** Reads the rows that are due; those that become due meanwhile share the next query. */
  function readDue(): Promise<void> {
    if (due.size === 0) return reading ?? Promise.resolve()
    reading ??= read()
    return reading
  }

  async function read(): Promise<void> {
    try {
      while (due.size > 0) {
        const userIds = [...due]
        due.clear()
        await tellNewer(userIds)
      }
    } finally {
      reading = null
    }
  }

  async function tellNewer(userIds: Iterable<string>): Promise<void> {
    const known = [...userIds].flatMap((userId) => {
      const watchers = [...(byUser.get(userId) ?? [])]
      if (watchers.length === 0) return []
      return { userId, version: Math.min(...watchers.map(({ toldVersion }) => toldVersion)) }
    })
    if (known.length === 0) return
    for (const row of await selectNewerPlayers(ctx.db, known)) tellRow(row)
  }

  function tellRow(row: PlayerRow): void {
    for (const watcher of byUser.get(row.id) ?? []) {
      if (row.version <= watcher.toldVersion) continue
      watcher.toldVersion = row.version
      watcher.tell(playerOnlineOf(row))
    }
  }

  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic !== 'presence' || !byUser.has(event.userId)) return
    due.add(event.userId)
    readDue().catch((error: unknown) => ctx.log.warn({ err: error }, 'a change of presence is told later'))
  })

  return {
    async watch(userId, tell) {
      const watcher: Watcher = { userId, toldVersion: -1, tell }
      const watchers = byUser.get(userId) ?? new Set()
      byUser.set(userId, watchers.add(watcher))
      const stop = () => {
        watchers.delete(watcher)
        if (watchers.size === 0 && byUser.get(userId) === watchers) byUser.delete(userId)
      }
      try {
        due.add(userId)
        await readDue()
      } catch (error) {
        stop()
        throw error
      }
      return { stop }
    },
    look: () => tellNewer(byUser.keys()),
    close: unsubscribe,
  }
}

export function playerOnlineOf({ id, status, current_game_id }: PlayerRow): PlayerOnline {
  return { id, status, current_game_id }
}
