import type { PlayerOnline } from '@lance/contract'
import { openWatchers } from '../../kernel/bus/watchers.ts'
import type { Context } from '../../kernel/context.ts'
import type { InSlices } from '../../kernel/sweep.ts'
import { type PlayerRow, selectNewerPlayers } from './presenceStore.ts'

/**
 * Sends each change of a player's row to its watchers: at once when the bus announces it, else within 2 s.
 */
export type PlayerWatch = {
  /**
   * Calls the callback with the current row (before this settles) and with every newer one; versions that
   * were replaced between two reads are skipped. Rejects when the row cannot be read.
   */
  watch(userId: string, send: (player: PlayerOnline) => void): Promise<{ stop(): void }>
  /** Queries for rows newer than those sent: finds changes whose bus message was lost. */
  poll(inSlices: InSlices): Promise<void>
  close(): void
}

type RowWatcher = { sentVersion: number; send: (player: PlayerOnline) => void }

export function openPlayerWatch(ctx: Pick<Context, 'db' | 'bus' | 'log'>): PlayerWatch {
  const watchers = openWatchers<RowWatcher>()
  const due = new Set<string>()
  let reading: Promise<void> | null = null

  /** Reads the rows that are due; rows that become due meanwhile share the next query. */
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
        await sendNewer(userIds)
      }
    } finally {
      reading = null
    }
  }

  async function sendNewer(userIds: Iterable<string>): Promise<void> {
    const known = [...userIds].flatMap((userId) => {
      const versions = Array.from(watchers.of(userId), ({ sentVersion }) => sentVersion)
      return versions.length === 0 ? [] : { userId, version: Math.min(...versions) }
    })
    if (known.length === 0) return
    for (const row of await selectNewerPlayers(ctx.db, known)) sendRow(row)
  }

  function sendRow(row: PlayerRow): void {
    for (const watcher of watchers.of(row.id)) {
      if (row.version <= watcher.sentVersion) continue
      watcher.sentVersion = row.version
      watcher.send(playerOnlineOf(row))
    }
  }

  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic !== 'presence' || !watchers.has(event.userId)) return
    due.add(event.userId)
    readDue().catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'a presence change could not be read; the next poll sends it'),
    )
  })

  return {
    watch: (userId, send) =>
      watchers.add(userId, { sentVersion: -1, send }, () => {
        due.add(userId)
        return readDue()
      }),
    poll: (inSlices) => inSlices([...watchers.userIds()], sendNewer),
    close: unsubscribe,
  }
}

export function playerOnlineOf({ id, status, current_game_id }: PlayerRow): PlayerOnline {
  return { id, status, current_game_id }
}
