import type { TournamentEvent } from '@lance/contract'
import { openWatchers } from '../../kernel/bus/watchers.ts'
import type { Context } from '../../kernel/context.ts'
import type { InSlices } from '../../kernel/sweep.ts'

/** Tells players of something that they have not seen: at once by the bus, else within 2 s. */
export type UnseenWatch<Item> = {
  /** `tell` gets the unseen items before this resolves, and then at each change. */
  watch(userId: string, tell: (items: Item[]) => void): Promise<{ stop(): void }>
  /** Reads the items of a user again, who has just seen one. */
  recheck(userId: string): void
  /** Reads the items of all watched users, to find changes made on other servers. */
  poll(inSlices: InSlices): Promise<void>
  close(): void
}

type UnseenSource<Item> = {
  /** What the items are called in the log. */
  name: string
  read(userIds: readonly string[]): Promise<ReadonlyMap<string, Item[]>>
  /** The users with unseen items of this tournament. */
  usersOf(tournamentId: string): Promise<string[]>
  /** The players for which an event may bring items, or its whole tournament; null for other events. */
  concernedBy(event: TournamentEvent): readonly string[] | 'tournament' | null
}

/** `told`: the items that were sent last, as JSON; null before the first time. */
type Watcher<Item> = { tell(items: Item[]): void; told: string | null }

export function openUnseenWatch<Item>(
  ctx: Pick<Context, 'bus' | 'log'>,
  { name, read, usersOf, concernedBy }: UnseenSource<Item>,
): UnseenWatch<Item> {
  const watchers = openWatchers<Watcher<Item>>()
  const dueUsers = new Set<string>()
  const dueTournaments = new Set<string>()
  let reading: Promise<void> | null = null

  /** Reads what is due, one query after the other, so that items are sent in the order of the reads. */
  function readDue(): Promise<void> {
    reading ??= readAll().finally(() => {
      reading = null
    })
    return reading
  }

  async function readAll(): Promise<void> {
    while (dueUsers.size + dueTournaments.size > 0) {
      const tournamentIds = [...dueTournaments]
      dueTournaments.clear()
      for (const id of tournamentIds) for (const userId of await usersOf(id)) dueUsers.add(userId)
      const userIds = [...dueUsers].filter((userId) => watchers.has(userId))
      dueUsers.clear()
      if (userIds.length > 0) await tellUsers(userIds)
    }
  }

  async function tellUsers(userIds: readonly string[]): Promise<void> {
    const unseen = await read(userIds)
    for (const userId of userIds) {
      const items = unseen.get(userId) ?? []
      const now = JSON.stringify(items)
      for (const watcher of watchers.of(userId)) {
        if (watcher.told === now) continue
        watcher.told = now
        watcher.tell(items)
      }
    }
  }

  function readSoon(): void {
    readDue().catch((error: unknown) => ctx.log.warn({ err: error }, `players will be told of ${name} later`))
  }

  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic !== 'tournament' || watchers.count() === 0) return
    const concerned = concernedBy(event.event)
    if (concerned === null) return
    if (concerned === 'tournament') dueTournaments.add(event.tournamentId)
    else for (const userId of concerned) if (watchers.has(userId)) dueUsers.add(userId)
    readSoon()
  })

  return {
    watch: (userId, tell) =>
      watchers.add(userId, { tell, told: null }, () => {
        dueUsers.add(userId)
        return readDue()
      }),
    recheck(userId) {
      dueUsers.add(userId)
      readSoon()
    },
    poll: (inSlices) =>
      inSlices([...watchers.userIds()], (userIds) => {
        for (const userId of userIds) dueUsers.add(userId)
        return readDue()
      }),
    close: unsubscribe,
  }
}
