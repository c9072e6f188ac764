import type { Notice, TournamentEvent } from '@lance/contract'
import { openWatchers } from '../../kernel/bus/watchers.ts'
import type { Context } from '../../kernel/context.ts'
import type { InSlices } from '../../kernel/sweep.ts'
import {
  type OpenMatch,
  selectOpenOfTournament,
  selectOpenOfUsers,
  selectOpenSince,
} from './ownMatchStore.ts'

/** How long a change may take to become visible to other transactions after its `changed_at`. */
const SEEN_WITHIN_MS = 10_000
/** Every this many polls also checks whether the matches that users were notified of are still open. */
const POLLS_TO_CHECK = 5

export type OwnMatchNotice = Extract<Notice, { code: 'MATCH_READY' | 'MATCH_OVER' }>

/** Notifies players of their waiting or running matches: at once by the bus, else within some seconds. */
export type OwnMatchWatch = {
  /** `tell` gets the match that is waiting or running now (before this resolves), and every later change. */
  watch(userId: string, notify: (notice: OwnMatchNotice) => void): Promise<{ stop(): void }>
  /** Polls for changes whose bus message was lost. Every 2 s. */
  poll(inSlices: InSlices): Promise<void>
  close(): void
}

type Watcher = { notify(notice: OwnMatchNotice): void; notified: OpenMatch | null }

export function openOwnMatchWatch(ctx: Pick<Context, 'db' | 'bus' | 'log' | 'time'>): OwnMatchWatch {
  const watchers = openWatchers<Watcher>()
  const dueUsers = new Set<string>()
  const dueTournaments = new Set<string>()
  let reading: Promise<void> | null = null
  let pollsDue = 0
  let polls = 0

  /** Reads what is due, one query after the other, so that notices are sent in the order of the reads. */
  function readDue(): Promise<void> {
    reading ??= read().finally(() => {
      reading = null
    })
    return reading
  }

  async function read(): Promise<void> {
    while (dueUsers.size + dueTournaments.size + pollsDue > 0) {
      if (pollsDue > 0) {
        pollsDue = 0
        notifyOpen(await selectOpenSince(ctx.db, new Date(ctx.time.nowMs() - SEEN_WITHIN_MS)))
      }
      const tournamentIds = [...dueTournaments]
      dueTournaments.clear()
      for (const id of tournamentIds) notifyOpen(await selectOpenOfTournament(ctx.db, id))
      const userIds = [...dueUsers].filter((userId) => watchers.has(userId))
      dueUsers.clear()
      if (userIds.length > 0) notifyUsers(userIds, await selectOpenOfUsers(ctx.db, userIds))
    }
  }

  function notifyOpen(open: readonly OpenMatch[]): void {
    for (const one of open) {
      for (const watcher of watchers.of(one.userId)) {
        if (watcher.notified?.mark === one.mark) continue
        watcher.notified = one
        watcher.notify({ code: 'MATCH_READY', match: one.match })
      }
    }
  }

  /** `open` are all the open matches of these users: a user who is missing has none. */
  function notifyUsers(userIds: readonly string[], open: readonly OpenMatch[]): void {
    const opened = new Set(open.map(({ match }) => match.matchId))
    for (const userId of userIds) {
      for (const watcher of watchers.of(userId)) {
        if (!watcher.notified || opened.has(watcher.notified.match.matchId)) continue
        const { match } = watcher.notified
        watcher.notified = null
        watcher.notify({ code: 'MATCH_OVER', match })
      }
    }
    notifyOpen(open)
  }

  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic !== 'tournament') return
    const players = playersOf(event.event)
    if (players) for (const userId of players) if (watchers.has(userId)) dueUsers.add(userId)
    if (beginsRound(event.event)) dueTournaments.add(event.tournamentId)
    if (dueUsers.size + dueTournaments.size === 0) return
    readDue().catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'players will be notified of a match later'),
    )
  })

  return {
    watch: (userId, notify) =>
      watchers.add(userId, { notify, notified: null }, () => {
        dueUsers.add(userId)
        return readDue()
      }),
    async poll(inSlices) {
      if (watchers.count() === 0) return
      polls++
      pollsDue++
      await readDue()
      if (polls % POLLS_TO_CHECK !== 0) return
      const isNotified = (userId: string) =>
        Array.from(watchers.of(userId)).some(({ notified }) => notified !== null)
      await inSlices([...watchers.userIds()].filter(isNotified), (userIds) => {
        for (const userId of userIds) dueUsers.add(userId)
        return readDue()
      })
    },
    close: unsubscribe,
  }
}

/** The two players of an event about one match; null for other events. */
function playersOf(event: TournamentEvent): readonly string[] | null {
  return 'player1Id' in event.data ? [event.data.player1Id, event.data.player2Id] : null
}

function beginsRound(event: TournamentEvent): boolean {
  if (event.type === 'ROUND_ADVANCED') return true
  return event.type === 'TOURNAMENT_STATUS_CHANGED' && event.data.status === 'IN_PROGRESS'
}
