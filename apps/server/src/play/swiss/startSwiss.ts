import { swissRoundsFor } from '@lance/domain/swiss'
import { lockDueStart, publishEvent, selectDueStarts, updateStarted } from '../tournaments/index.ts'
import { planRound } from './planRound.ts'
import { readHistory } from './readHistory.ts'
import type { SwissContext } from './swissContext.ts'
import { deleteByesFrom, insertPlayers, insertState } from './swissStore.ts'
import { writeRound } from './writeRound.ts'

/** The most tournaments that one sweep starts; the next sweep follows at once. */
const STARTS_AT_ONCE = 20

/** Starts the Swiss tournaments whose time has come. */
export async function startDueSwiss(ctx: SwissContext): Promise<void> {
  if (ctx.draining()) return
  const now = new Date(ctx.time.nowMs())
  for (const id of await selectDueStarts(ctx.db, { format: 'SWISS', now, limit: STARTS_AT_ONCE })) {
    await startSwiss(ctx, id).catch((error: unknown) =>
      ctx.log.error(
        { err: error, tournamentId: id },
        'a Swiss tournament could not be started and will be retried',
      ),
    )
  }
}

/**
 * Starts a tournament with its entrants, or cancels it if there are too few. Its first round is paired outside of the
 * lock, and written if nothing has changed since: entries and departures raise the version.
 */
async function startSwiss(ctx: SwissContext, id: string): Promise<void> {
  const due = await ctx.db.transaction().execute(async (trx) => {
    const locked = await lockDueStart(ctx, trx, id)
    if (locked?.kind === 'due') await insertPlayers(trx, { tournamentId: id, players: locked.entrants })
    return locked
  })
  if (due === null) return
  if (due.kind === 'cancelled') return due.publish()
  const totalRounds = swissRoundsFor({ rounds: due.row.totalRounds, players: due.entrants.length })
  const read = await readHistory(ctx.db, { id, totalRounds }, 0)
  const byes = read.byes.filter(({ round }) => round < totalRounds)
  const plan = await planRound(ctx, { ...read, byes })
  if (plan === null) throw new Error(`no first round of ${id} is legal`)
  const publish = await ctx.db.transaction().execute(async (trx) => {
    const again = await lockDueStart(ctx, trx, id)
    if (again === null || again.kind === 'cancelled') return again?.publish ?? null
    if (again.row.version !== due.row.version) return null
    await insertState(trx, id)
    await updateStarted(trx, { id, totalRounds, now: new Date(ctx.time.nowMs()) })
    await deleteByesFrom(trx, { tournamentId: id, round: totalRounds })
    const { players } = read.history
    const { publishSearches } = await writeRound(ctx, trx, { row: due.row, round: 1, players, plan })
    return () => {
      publishEvent(ctx, id, { type: 'TOURNAMENT_STATUS_CHANGED', data: { status: 'IN_PROGRESS' } })
      publishSearches()
    }
  })
  publish?.()
}
