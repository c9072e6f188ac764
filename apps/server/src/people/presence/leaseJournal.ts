import type { Context } from '../../kernel/context.ts'
import {
  deleteLeases,
  insertLeases,
  insertPlayerRows,
  type Lease,
  lockPlayerRows,
  openLeases,
  type PresenceChange,
  settlePlayers,
} from './presenceStore.ts'
import { publishPresence } from './publishPresence.ts'

/**
 * Stores the leases of sockets that open and close. Many at once share a commit, as when all sockets
 * reconnect after a restart.
 */
export type LeaseJournal = {
  /**
   * Settles when it is stored: from then on every server knows that the user is present. Rejects if it could
   * not be stored.
   */
  lease(lease: Lease): Promise<void>
  /** Settles when it is stored. A release that could not be stored is kept for a later `retry`. */
  release(socketId: string): Promise<void>
  retry(): Promise<void>
}

/** The most sockets that one transaction opens and closes. */
const BATCH_MAX = 500

type Entry = {
  change: { kind: 'lease'; lease: Lease } | { kind: 'release'; lease: Lease }
  resolve(): void
  reject(error: unknown): void
}

export function openLeaseJournal(ctx: Context): LeaseJournal {
  const heldLeases = new Map<string, Lease>()
  const pendingReleases = new Map<string, Lease>()
  const waiting: Entry[] = []
  let writing = false

  const enqueue = (change: Entry['change']) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ change, resolve, reject })
      void write()
    })

  async function write(): Promise<void> {
    if (writing) return
    writing = true
    while (waiting.length > 0) await writeBatch(ctx, waiting.splice(0, BATCH_MAX))
    writing = false
  }

  async function release(lease: Lease): Promise<void> {
    try {
      await enqueue({ kind: 'release', lease })
      pendingReleases.delete(lease.socketId)
    } catch (error) {
      // If the user no longer exists, neither does the lease.
      if (isConstraintViolation(error)) pendingReleases.delete(lease.socketId)
      else pendingReleases.set(lease.socketId, lease)
      ctx.log.warn({ err: error }, 'a closed socket could not be stored yet')
    }
  }

  return {
    async lease(lease) {
      await enqueue({ kind: 'lease', lease }).catch((error: unknown) => {
        // It may have been stored if the connection broke at the commit, although no socket holds it then.
        if (!isConstraintViolation(error)) pendingReleases.set(lease.socketId, lease)
        throw error
      })
      heldLeases.set(lease.socketId, lease)
    },
    async release(socketId) {
      const lease = heldLeases.get(socketId)
      heldLeases.delete(socketId)
      // While this server drains, the rows stay: the server that deletes this boot learns from them who was
      // here.
      if (lease && !ctx.draining()) await release(lease)
    },
    async retry() {
      await Promise.all([...pendingReleases.values()].map(release))
    },
  }
}

/** Writes a batch; splits it when one entry makes it fail. */
async function writeBatch(ctx: Context, entries: readonly Entry[]): Promise<void> {
  try {
    publishPresence(
      ctx,
      await storeChanges(
        ctx,
        entries.map(({ change }) => change),
      ),
    )
    for (const { resolve } of entries) resolve()
  } catch (error) {
    const parts = splitAfter(error, entries)
    if (parts.length < 2) for (const { reject } of entries) reject(error)
    else for (const part of parts) await writeBatch(ctx, part)
  }
}

function splitAfter(error: unknown, entries: readonly Entry[]): (readonly Entry[])[] {
  const middle = Math.ceil(entries.length / 2)
  // Found in a few halvings, each as fast as a batch.
  if (isConstraintViolation(error))
    return [entries.slice(0, middle), entries.slice(middle)].filter(({ length }) => length > 0)
  // Each attempt that meets the lock waits for it, so only the one entry may meet it.
  return isLockTimeout(error) ? entries.map((entry) => [entry]) : []
}

/** The row's user or this boot no longer exists. */
function isConstraintViolation(error: unknown): boolean {
  return codeOf(error).startsWith('23')
}

/** Another transaction held one player's row for too long. */
function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03' || codeOf(error) === '40P01'
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code ?? '')
}

async function storeChanges(ctx: Context, changes: readonly Entry['change'][]): Promise<PresenceChange[]> {
  const opened = changes.filter(({ kind }) => kind === 'lease').map(({ lease }) => lease)
  const changed = opened.length === changes.length ? await storeOpened(ctx, opened) : null
  if (changed !== null) return changed
  const closed = changes.filter(({ kind }) => kind === 'release').map(({ lease }) => lease.socketId)
  const userIds = usersOf(changes.map(({ lease }) => lease))
  return ctx.db.transaction().execute(async (trx) => {
    const now = new Date(ctx.time.nowMs())
    const before = new Map((await lockPlayerRows(trx, userIds, now)).map((row) => [row.id, row.version]))
    await insertLeases(trx, { bootId: ctx.bootId, now, leases: opened })
    await deleteLeases(trx, closed)
    const after = await settlePlayers(trx, userIds, now)
    return after
      .filter(({ id, version }) => version !== before.get(id))
      .map(({ id, version }) => ({ userId: id, version }))
  })
}

const usersOf = (leases: readonly Lease[]) => [...new Set(leases.map(({ userId }) => userId))].sort()

/** Stores sockets that open, as many do at once after a restart; null if a player's row has gone meanwhile. */
async function storeOpened(ctx: Context, leases: readonly Lease[]): Promise<PresenceChange[] | null> {
  const now = new Date(ctx.time.nowMs())
  const asked = { bootId: ctx.bootId, now, leases }
  const changed = await openLeases(ctx.db, asked)
  if (changed !== null) return changed
  await insertPlayerRows(ctx.db, usersOf(leases), now)
  return openLeases(ctx.db, asked)
}
