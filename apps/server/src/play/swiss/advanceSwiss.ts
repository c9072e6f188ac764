import { findAbsentees } from '@lance/domain/swiss'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import {
  lockTournament,
  publishEvent,
  ratingClassOfRow,
  selectEntrants,
  selectHasOpenMatch,
  selectTournament,
  type TournamentRow,
  updateRound,
} from '../tournaments/index.ts'
import { finishSwiss } from './finishSwiss.ts'
import { planRound } from './planRound.ts'
import { readHistory } from './readHistory.ts'
import { SWISS_PAUSE_MS, type SwissContext } from './swissContext.ts'
import {
  insertPlayers,
  raiseVersion,
  selectDueRounds,
  selectPlayers,
  selectState,
  updateClosed,
  updateStandings,
  updateWithdrawn,
} from './swissStore.ts'
import { writeRound } from './writeRound.ts'

/** The most tournaments in one sweep. */
const AT_ONCE = 100

/** Advances all tournaments whose round is over, whichever server should have done so. */
export async function advanceDueSwiss(ctx: SwissContext): Promise<void> {
  const closedBy = new Date(ctx.time.nowMs() - SWISS_PAUSE_MS)
  for (const id of await selectDueRounds(ctx.db, { closedBy, limit: AT_ONCE })) {
    await advanceSwiss(ctx, id).catch((error: unknown) =>
      ctx.log.error({ err: error, tournamentId: id }, 'a round could not be advanced and will be retried'),
    )
  }
}

/**
 * Does what is due in a running tournament without an open match: the standings after the round, with which the last
 * one ends it; after a pause the next round. Each is worked out from a reading of the tournament, outside of its lock,
 * and written under it if nothing has changed since.
 */
export async function advanceSwiss(ctx: SwissContext, id: string): Promise<void> {
  if (ctx.draining() || (await selectHasOpenMatch(ctx.db, id))) return
  const row = await selectTournament(ctx.db, id)
  if (row?.status !== 'IN_PROGRESS' || row.format !== 'SWISS') return
  const { standingRound, closedAt } = await selectState(ctx.db, id)
  if (standingRound < row.currentRound) return closeRound(ctx, row)
  if (closedAt === null || closedAt.getTime() + SWISS_PAUSE_MS > ctx.time.nowMs()) return
  if (await enrolNewcomers(ctx, row)) return pairNextRound(ctx, row)
}

/** Runs `write` under the tournament's lock if it still is as it was read, and then what that returns. */
async function writeUnchanged(
  ctx: SwissContext,
  read: TournamentRow,
  standingRound: number,
  write: (trx: Kysely<Database>) => Promise<() => void>,
): Promise<void> {
  const publish = await ctx.db.transaction().execute(async (trx) => {
    const row = await lockTournament(trx, read.id)
    if (row?.status !== 'IN_PROGRESS' || row.version !== read.version) return null
    if (await selectHasOpenMatch(trx, read.id)) return null
    return (await selectState(trx, read.id)).standingRound === standingRound ? write(trx) : null
  })
  publish?.()
}

async function closeRound(ctx: SwissContext, row: TournamentRow): Promise<void> {
  const { id, currentRound, totalRounds } = row
  const { history, rows } = await readHistory(ctx.db, row, currentRound)
  const standings = await ctx.pairer.standings(history)
  const returned = new Map(rows.map(({ userId, returnedRound }) => [userId, returnedRound]))
  const absentees = findAbsentees(history.rounds, returned)
  const { standingRound } = await selectState(ctx.db, id)
  if (standingRound >= currentRound) return
  await writeUnchanged(ctx, row, standingRound, async (trx) => {
    const now = new Date(ctx.time.nowMs())
    await updateStandings(trx, { tournamentId: id, standings })
    await updateWithdrawn(trx, { tournamentId: id, userIds: absentees, now })
    await updateClosed(trx, { tournamentId: id, round: currentRound, now })
    if (currentRound === totalRounds) return finishSwiss(ctx, trx, row)
    await raiseVersion(trx, id)
    return () => {}
  })
}

/** Takes in players who entered late. Returns false if the tournament has changed meanwhile. */
async function enrolNewcomers(ctx: SwissContext, row: TournamentRow): Promise<boolean> {
  const { id, participants } = row
  if ((await selectPlayers(ctx.db, id)).length === participants) return true
  return ctx.db.transaction().execute(async (trx) => {
    const locked = await lockTournament(trx, id)
    if (locked?.status !== 'IN_PROGRESS' || locked.version !== row.version) return false
    const entrants = await selectEntrants(trx, { id, speed: ratingClassOfRow(row) })
    await insertPlayers(trx, { tournamentId: id, players: entrants })
    return true
  })
}

async function pairNextRound(ctx: SwissContext, row: TournamentRow): Promise<void> {
  const { id, currentRound } = row
  const read = await readHistory(ctx.db, row, currentRound)
  const plan = await planRound(ctx, read)
  await writeUnchanged(ctx, row, currentRound, async (trx) => {
    if (plan === null) return finishSwiss(ctx, trx, row)
    const round = currentRound + 1
    const { players } = read.history
    const { playing, publishSearches } = await writeRound(ctx, trx, { row, round, players, plan })
    await updateRound(trx, { id, round, now: new Date(ctx.time.nowMs()) })
    return () => {
      const data = { completedRound: currentRound, nextRound: round, winnersCount: playing.length }
      publishEvent(ctx, id, { type: 'ROUND_ADVANCED', data })
      publishSearches()
    }
  })
}
