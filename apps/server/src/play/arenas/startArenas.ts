import { lockDueStart, publishEvent, selectDueStarts, termsOf, updateStarted } from '../tournaments/index.ts'
import { insertArena, insertEntrants } from './arenaStore.ts'
import type { ArenasContext, Trx } from './arenasContext.ts'

/** The most arenas that one sweep starts; the next sweep follows at once. */
const STARTS_AT_ONCE = 20
const MINUTE_MS = 60_000

/** Starts the arenas whose time has come, each in its own transaction. */
export async function startArenas(ctx: ArenasContext): Promise<void> {
  if (ctx.draining()) return
  const due = { format: 'ARENA', now: new Date(ctx.time.nowMs()), limit: STARTS_AT_ONCE } as const
  for (const id of await selectDueStarts(ctx.db, due)) {
    try {
      const publish = await ctx.db.transaction().execute((trx) => start(ctx, trx, id))
      publish?.()
    } catch (error) {
      ctx.log.error({ err: error, tournamentId: id }, 'an arena could not be started and will be retried')
    }
  }
}

/**
 * Starts an arena: each entrant becomes its player, and their searches end. It lasts its full time from the moment it
 * starts, even if that is late. A second server finds it started.
 */
async function start(ctx: ArenasContext, trx: Trx, id: string): Promise<(() => void) | null> {
  const nowMs = ctx.time.nowMs()
  const due = await lockDueStart(ctx, trx, id)
  if (due === null || due.kind === 'cancelled') return due?.publish ?? null
  const userIds = due.entrants.map(({ playerId }) => playerId)
  const terms = termsOf(due.row)
  if (terms.format !== 'ARENA') throw new Error(`tournament ${id} is no arena`)
  const now = new Date(nowMs)
  await updateStarted(trx, { id, totalRounds: 1, now })
  await insertArena(trx, { tournamentId: id, endsAt: new Date(nowMs + terms.minutes * MINUTE_MS), now })
  await insertEntrants(trx, id, now)
  const publishSearches = await ctx.ports.endSearches(trx, { userIds, nowMs })
  return () => {
    publishEvent(ctx, id, { type: 'TOURNAMENT_STATUS_CHANGED', data: { status: 'IN_PROGRESS' } })
    publishSearches()
  }
}
