import type { Kysely } from 'kysely'
import pg from 'pg'
import type { Context } from '../../kernel/context.ts'
import { connectionOptions } from '../../kernel/db/openDatabase.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { ABILITIES } from './abilities.ts'
import {
  deleteBoots,
  endBoot,
  insertBoot,
  type LostSocket,
  lockDeadBoots,
  lockStarts,
  selectLostSockets,
  selectOtherBoots,
  TAKE_BOOT_LOCK,
  touchBoot,
} from './bootStore.ts'
import { lockPlayerRows, settlePlayers } from './presenceStore.ts'

/** How long after its last heartbeat a boot counts as dead. */
export const BOOT_DEAD_AFTER_MS = 12_000

export type BootHooks = {
  /**
   * A server is gone, and these were its sockets. Called once per dead server, by the server that finds it,
   * inside the transaction that deletes it. No player's row is locked yet, so games may lock theirs here.
   */
  onLost?(trx: Kysely<Database>, lost: readonly LostSocket[]): Promise<void>
  /** This server had no heartbeat for too long and was declared dead: its sockets have to reconnect. */
  onDeclaredDead?(): void
}

/** This run of the process among those on the same database. */
export type Boot = {
  /** Inserts this boot. `othersAlive` is false when no server was running until now: there was an outage. */
  start(): Promise<{ othersAlive: boolean }>
  /** Sends a heartbeat, every 5 s. */
  sendHeartbeat(): Promise<void>
  /** Deletes dead servers and the leases of their sockets. */
  removeDead(): Promise<void>
  stop(): Promise<void>
}

export function openBoot(
  ctx: Context,
  { onLost, onDeclaredDead }: BootHooks,
  monotonicMs: () => number,
): Boot {
  const { bootId, connectionString } = ctx
  const lock = openBootLock({ bootId, connectionString, onError: (error) => warn(error, 'lost its lock') })
  const warn = (error: unknown, what: string) => ctx.log.warn({ err: error }, `this boot ${what}`)
  const now = () => new Date(ctx.time.nowMs())
  let heartbeatAtMs = monotonicMs()

  // On a monotonic clock, so that advancing the product's time does not count as silence.
  const wasSilent = () => monotonicMs() - heartbeatAtMs > BOOT_DEAD_AFTER_MS

  const removeBoots = (knownDead: readonly string[]) => removeDeadBoots(ctx, { knownDead, onLost })

  async function rejoin(): Promise<void> {
    ctx.log.warn('this server sent no heartbeat for too long; its sockets must reconnect')
    await removeBoots([bootId])
    await insertBoot(ctx.db, { bootId, now: now(), abilities: ABILITIES })
    heartbeatAtMs = monotonicMs()
    onDeclaredDead?.()
  }

  return {
    async start() {
      await lock.take()
      const others = await ctx.db.transaction().execute(async (trx) => {
        await lockStarts(trx)
        await insertBoot(trx, { bootId, now: now(), abilities: ABILITIES })
        return selectOtherBoots(trx, bootId)
      })
      heartbeatAtMs = monotonicMs()
      const silentSince = ctx.time.nowMs() - BOOT_DEAD_AFTER_MS
      const isDead = ({ ended_at, seen_at, lock_free }: (typeof others)[number]) =>
        ended_at !== null || lock_free || seen_at.getTime() < silentSince
      const dead = others.filter(isDead)
      if (dead.length > 0) await removeBoots(dead.map(({ id }) => id))
      return { othersAlive: dead.length < others.length }
    },
    async sendHeartbeat() {
      await lock.take().catch((error: unknown) => warn(error, 'could not take its lock'))
      if (wasSilent() || !(await touchBoot(ctx.db, { bootId, now: now() }))) await rejoin()
      heartbeatAtMs = monotonicMs()
    },
    async removeDead() {
      // A server that was silent itself cannot tell whether the others were.
      if (!wasSilent()) await removeBoots([])
    },
    async stop() {
      // An unreachable database must not keep the process from exiting; the 12 s limit ends the boot anyway.
      await endBoot(ctx.db, { bootId, now: now() }).catch((error: unknown) =>
        warn(error, 'could not record its end'),
      )
      await lock.release()
    },
  }
}

async function removeDeadBoots(
  ctx: Context,
  { knownDead, onLost }: { knownDead: readonly string[]; onLost: BootHooks['onLost'] },
): Promise<void> {
  const { bootId } = ctx
  const nowMs = ctx.time.nowMs()
  const silentSince = new Date(nowMs - BOOT_DEAD_AFTER_MS)
  await ctx.db.transaction().execute(async (trx) => {
    const dead = await lockDeadBoots(trx, { bootId, silentSince, knownDead })
    if (dead.length === 0) return
    const lost = await selectLostSockets(trx, dead)
    if (lost.length > 0) await onLost?.(trx, lost)
    const userIds = [...new Set(lost.map(({ userId }) => userId))].sort()
    await lockPlayerRows(trx, userIds, new Date(nowMs))
    await deleteBoots(
      trx,
      dead.map(({ id }) => id),
    )
    await settlePlayers(trx, userIds, new Date(nowMs))
    ctx.log.info({ boots: dead.length, sockets: lost.length }, 'dead servers were removed')
  })
}

/**
 * A session lock on a dedicated connection: the database releases it when the process dies, however it dies.
 */
function openBootLock({
  bootId,
  connectionString,
  onError,
}: {
  bootId: string
  connectionString: string
  onError(error: unknown): void
}) {
  let client: pg.Client | null = null
  return {
    async take(): Promise<void> {
      if (client) return
      const fresh = new pg.Client({ connectionString, options: connectionOptions(), keepAlive: true })
      fresh.on('error', (error) => {
        if (client === fresh) client = null
        onError(error)
      })
      try {
        await fresh.connect()
        await fresh.query(TAKE_BOOT_LOCK, [bootId])
        client = fresh
      } catch (error) {
        await fresh.end().catch(() => {})
        throw error
      }
    },
    async release(): Promise<void> {
      const held = client
      client = null
      await held?.end().catch(onError)
    },
  }
}
