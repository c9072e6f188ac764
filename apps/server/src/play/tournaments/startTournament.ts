import { drawFirstRound, seedEntrants, totalRoundsOf } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { cancelUnplayable } from './cancelUnplayable.ts'
import { noteByes } from './matchNotices.ts'
import { insertRound } from './matchStore.ts'
import {
  lockTournament,
  selectDueStarts,
  selectEntrants,
  updateSeeds,
  updateStarted,
} from './tournamentStore.ts'
import { publishEvent, type TournamentsContext } from './tournamentsContext.ts'

/** The most tournaments that one sweep starts; the next sweep follows at once. */
const STARTS_AT_ONCE = 20

/** Starts the knock-outs whose time has come, each in its own transaction. */
export async function startDue(ctx: TournamentsContext): Promise<void> {
  if (ctx.draining()) return
  for (const id of await selectDueStarts(ctx.db, {
    format: 'KNOCKOUT',
    now: new Date(ctx.time.nowMs()),
    limit: STARTS_AT_ONCE,
  })) {
    await startTournament(ctx, id).catch((error: unknown) =>
      ctx.log.error(
        { err: error, tournamentId: id },
        'a tournament could not be started and will be retried',
      ),
    )
  }
}

/**
 * Starts a tournament with its entrants: seeds, bracket and first round in one transaction under its lock.
 * With fewer than two entrants, cancels it and returns every fee; one of the calendar without any
 * entry is deleted. A second server finds it started.
 */
async function startTournament(ctx: TournamentsContext, id: string): Promise<void> {
  const publish = await ctx.db.transaction().execute((trx) => start(ctx, trx, id))
  publish?.()
}

async function start(
  ctx: TournamentsContext,
  trx: Kysely<Database>,
  id: string,
): Promise<(() => void) | null> {
  const nowMs = ctx.time.nowMs()
  const row = await lockTournament(trx, id)
  if (row?.status !== 'WAITING' || row.startAt.getTime() > nowMs) return null
  const entrants = await selectEntrants(trx, id)
  const publishUnplayable = await cancelUnplayable(ctx, trx, row, { entrants: entrants.length, nowMs })
  if (publishUnplayable) return publishUnplayable
  const seeded = seedEntrants(entrants)
  await updateSeeds(trx, { id, seeded })
  const now = new Date(nowMs)
  await updateStarted(trx, { id, totalRounds: totalRoundsOf(seeded.length), now })
  const dueAt = new Date(nowMs + ctx.config.TOURNAMENT_NO_SHOW_S * 1000)
  const matches = drawFirstRound(seeded)
  const ids = await insertRound(trx, { tournamentId: id, round: 1, matches, dueAt, now })
  await noteByes(trx, { tournamentId: id, matches, ids, now })
  const userIds = seeded.map(({ playerId }) => playerId)
  const publishSearches = await ctx.ports.endSearches(trx, { userIds, nowMs })
  return () => {
    publishEvent(ctx, id, { type: 'TOURNAMENT_STATUS_CHANGED', data: { status: 'IN_PROGRESS' } })
    publishSearches()
  }
}
