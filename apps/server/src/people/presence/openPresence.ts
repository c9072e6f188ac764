import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { type Boot, type BootHooks, openBoot } from './boot.ts'
import { OFFLINE_AFTER_MS } from './changeStatus.ts'
import { type LeaseJournal, openLeaseJournal } from './leaseJournal.ts'
import { openPlayerWatch, type PlayerWatch } from './playerWatch.ts'
import { markOffline } from './presenceStore.ts'
import { publishPresence } from './publishPresence.ts'
import { presenceRoutes } from './routes.ts'

/** The most players marked offline in one sweep; the next sweep is 2 s later. */
const OFFLINE_AT_ONCE_MAX = 2000

export type Presence = {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  /** Call before anything else of this server uses the database. `othersAlive` is false after an outage. */
  start(): Promise<{ othersAlive: boolean }>
  /**
   * Sends a heartbeat out of schedule. If this server had been silent for too long, its sockets count as lost
   * before this settles.
   */
  sendHeartbeat(): Promise<void>
  /** Call after the last socket is closed. */
  stop(): Promise<void>
  /**
   * Records that a user opened a socket; `gameId` is null for a player socket. Settles when every server can
   * know it.
   */
  leaseSocket: LeaseJournal['lease']
  /**
   * Records that this socket is gone. Settles when it is stored (never rejects: what could not be stored is
   * stored later).
   */
  releaseSocket: LeaseJournal['release']
  watchPlayer: PlayerWatch['watch']
}

/** Opens presence on a server: which users are present, on which server, doing what. */
export function openPresence(
  ctx: Context,
  {
    monotonicMs = () => performance.now(),
    ...hooks
  }: BootHooks & { /** A monotonic clock, in ms. */ monotonicMs?: () => number } = {},
): Presence {
  const boot: Boot = openBoot(ctx, hooks, monotonicMs)
  const leases = openLeaseJournal(ctx)
  const players = openPlayerWatch(ctx)

  const sendHeartbeat = async () => {
    await boot.sendHeartbeat()
    await leases.retry()
  }
  return {
    routes: presenceRoutes(ctx),
    sweeps: [
      { name: 'sign of life', everyMs: 5000, run: sendHeartbeat },
      { name: 'dead servers', everyMs: 2000, run: boot.removeDead },
      { name: 'newer presence', everyMs: 2000, run: players.poll },
      { name: 'players gone', everyMs: 2000, run: () => sweepGonePlayers(ctx) },
    ],
    start: boot.start,
    sendHeartbeat: boot.sendHeartbeat,
    async stop() {
      players.close()
      await boot.stop()
    },
    leaseSocket: leases.lease,
    releaseSocket: leases.release,
    watchPlayer: players.watch,
  }
}

async function sweepGonePlayers(ctx: Context): Promise<void> {
  const nowMs = ctx.time.nowMs()
  const goneBefore = new Date(nowMs - OFFLINE_AFTER_MS)
  publishPresence(
    ctx,
    await markOffline(ctx.db, { goneBefore, now: new Date(nowMs), atOnceMax: OFFLINE_AT_ONCE_MAX }),
  )
}
