import { longGameMs, makeReais } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { paceOfRow } from './tournamentRow.ts'
import { type RunningTournament, selectRunning } from './tournamentStore.ts'

/** No game with its replay takes longer: a tournament unchanged for this long needs an operator. */
const STUCK_AFTER_MS = 45 * 60_000
const LISTED_MAX = 200

/** The tournaments in which something is overdue: the start, or the next change in a round. */
export async function findStuck({ db, time }: Pick<Context, 'db' | 'time'>) {
  const nowMs = time.nowMs()
  const running = await selectRunning(db, { now: new Date(nowMs), limit: LISTED_MAX })
  return running
    .filter((row) => nowMs - row.changedAt.getTime() > stuckAfterMs(row))
    .map(({ changedAt, escrow, timeControlS: _, incrementS: __, ...row }) => ({
      ...row,
      since: changedAt,
      escrowReais: makeReais(escrow),
    }))
}

/** A game at a tournament's own pace may take longer. */
function stuckAfterMs(row: RunningTournament): number {
  const pace = paceOfRow(row)
  return pace === null ? STUCK_AFTER_MS : Math.max(STUCK_AFTER_MS, 2 * longGameMs(pace))
}
