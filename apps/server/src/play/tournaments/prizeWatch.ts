import type { PrizeNotice } from '@lance/contract'
import { openWatchers } from '../../kernel/bus/watchers.ts'
import type { Context } from '../../kernel/context.ts'
import { showPrizeNotice } from './prizeNotice.ts'
import { selectUnseenOf, selectUnseenPrizes } from './prizeNoticeStore.ts'

/** Tells players of the prizes that they have not seen: at once by the bus, else within 2 s. */
export type PrizeWatch = {
  /** `tell` gets the unseen prizes before this resolves, and then at each change. */
  watch(userId: string, tell: (prizes: PrizeNotice[]) => void): Promise<{ stop(): void }>
  /** Reads the prizes of a user again, who has just seen one. */
  recheck(userId: string): void
  /** Reads the prizes of all watched users, to find changes made on other servers. */
  poll(): Promise<void>
  close(): void
}

/** `told`: the prizes that were sent last, as JSON; null before the first time. */
type Watcher = { tell(prizes: PrizeNotice[]): void; told: string | null }

export function openPrizeWatch(ctx: Pick<Context, 'db' | 'bus' | 'log' | 'time'>): PrizeWatch {
  const watchers = openWatchers<Watcher>()
  const dueUsers = new Set<string>()
  const dueTournaments = new Set<string>()
  let reading: Promise<void> | null = null

  /** Reads what is due, one query after the other, so that prizes are sent in the order of the reads. */
  function readDue(): Promise<void> {
    reading ??= read().finally(() => {
      reading = null
    })
    return reading
  }

  async function read(): Promise<void> {
    while (dueUsers.size + dueTournaments.size > 0) {
      const tournamentIds = [...dueTournaments]
      dueTournaments.clear()
      for (const id of tournamentIds)
        for (const userId of await selectUnseenOf(ctx.db, id)) dueUsers.add(userId)
      const userIds = [...dueUsers].filter((userId) => watchers.has(userId))
      dueUsers.clear()
      if (userIds.length > 0) await tellUsers(userIds)
    }
  }

  async function tellUsers(userIds: readonly string[]): Promise<void> {
    const nowMs = ctx.time.nowMs()
    const won = Map.groupBy(await selectUnseenPrizes(ctx.db, userIds), ({ userId }) => userId)
    for (const userId of userIds) {
      const prizes = (won.get(userId) ?? []).map((prize) => showPrizeNotice(prize, nowMs))
      const now = JSON.stringify(prizes)
      for (const watcher of watchers.of(userId)) {
        if (watcher.told === now) continue
        watcher.told = now
        watcher.tell(prizes)
      }
    }
  }

  function readSoon(): void {
    readDue().catch((error: unknown) => ctx.log.warn({ err: error }, 'players will be told of a prize later'))
  }

  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic !== 'tournament' || event.event.type !== 'TOURNAMENT_FINISHED') return
    if (watchers.count() === 0) return
    dueTournaments.add(event.tournamentId)
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
    async poll() {
      for (const userId of watchers.userIds()) dueUsers.add(userId)
      await readDue()
    },
    close: unsubscribe,
  }
}
